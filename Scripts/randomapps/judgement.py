"""Compares what is right with what the tool says."""


class Judgement:
    def all_holders(self):
        return [h for v in self.views for h in v.holders] + self.app_holders

    def differences(self, report):
        """(kind, how much agrees, the disagreements in words) for each kind of answer."""
        yield self.compare_models(report)
        yield self.compare_blockers(report)
        yield self.compare_properties(report)
        yield self.compare_holders(report)
        yield self.compare_ownership(report)
        yield self.compare_migration(report)

    def compare_models(self, report):
        found = {m["name"]: m for m in report["models"]}
        agreed, wrong = 0, []
        for model in self.models:
            status = model.status(self.models)
            answer = found.pop(model.path, None)
            if answer is None:
                wrong.append(f"model {model.path}: {status} is right, but it is not listed")
            elif answer["status"] != status:
                why = "; ".join(f"{b['rule']} {b['file']}:{b['line']}: {b['message']}"
                                for b in answer["blockers"])
                wrong.append(f"model {model.path} ({model.kind}, {model.blocked}): {status} is "
                             f"right, it says {answer['status']} {why}")
            elif (answer["file"], answer["line"]) != self.lines[model.mark]:
                wrong.append(f"model {model.path}: {self.lines[model.mark]} is right, it says "
                             f"{answer['file']}:{answer['line']}")
            else:
                agreed += 1
        wrong += [f"model {n}: is none, it says {m['status']}" for n, m in found.items()]
        return "models", agreed, wrong

    def compare_properties(self, report):
        agreed, wrong = 0, []
        found = {m["name"]: {p["name"]: p for p in m["properties"]} for m in report["models"]}
        for model in self.models:
            answers = found.get(model.path, {})
            for name, at, action in model.properties:
                answer = answers.pop(name, None)
                file, line = self.lines[at]
                said = (answer["action"], answer["line"]) if answer else ("unchanged", line)
                right = {action, "unchanged"} if model.is_blocked else {action}
                if said[0] in right and said[1] == line:
                    agreed += 1
                else:
                    wrong.append(f"property {model.path}.{name} at {file}:{line}: {action} is "
                                 f"right, it says {said}")
            for name, answer in answers.items():
                if answer["action"] != "unchanged":
                    wrong.append(f"property {model.path}.{name}: nobody drew it, it says {answer}")
        return "properties", agreed, wrong

    def compare_holders(self, report):
        agreed, wrong, found = 0, [], {}
        for model in report["models"]:
            for h in model["holders"]:
                found[(model["name"], h["type"], h["property"])] = h
        for holder in self.all_holders():
            key = (holder.model.path, holder.type, holder.prop)
            answer = found.pop(key, None)
            file, line = self.lines[holder.mark]
            where = f"holder {holder.type}.{holder.prop} at {file}:{line}"
            if answer is None:
                wrong.append(f"{where}: not listed for {holder.model.path}")
                continue
            said = dict(answer)
            for key in ("form", "newForm"):
                said[key] = spelled_form(said[key], holder.form, holder.model.world == "new")
            right = {"form": {holder.form}, "ownership": holder.ownership,
                     "line": {line}, "file": {file}, "binding": {holder.binding},
                     "newForm": {holder.new}}
            bad = [f"{k}: {' or '.join(map(str, v))} is right, it says {said[k]}"
                   for k, v in right.items() if said[k] not in v]
            if bad:
                wrong.append(f"{where}: " + "; ".join(bad))
            else:
                agreed += 1
        wrong += [f"holder {k}: nobody drew it, it says {h}" for k, h in found.items()]
        return "holders", agreed, wrong

    BLOCKERS = {
        "bare": {"published-projection"},
        "send": {"object-will-change"}, "watcher": {"object-will-change"},
        "publisher": {"custom-object-will-change", "object-will-change"},
        "backtick": {"untrackable-name"}, "whole": {"object-wrapper"},
        "codable": {"synthesized-codable"}}

    def compare_blockers(self, report):
        """Whether what keeps a model is named for what it is, and nothing else is."""
        agreed, wrong = 0, []
        found = {m["name"]: {b["rule"] for b in m["blockers"]} for m in report["models"]}
        for model in self.models:
            if model.is_below:
                # Here: there may be more in the way, which matters as little.
                right = {"deployment-floor"} | found.get(model.path, set())
            elif model.status(self.models) in ("ready", "migrated"):
                right = set()
            elif model.blocked in self.BLOCKERS:
                right = self.BLOCKERS[model.blocked]
            else:
                continue
            said = found.get(model.path, set())
            if said == right:
                agreed += 1
            else:
                wrong.append(f"blockers of {model.path}: {sorted(right)} is right, it says "
                             f"{sorted(said)}")
        return "blockers", agreed, wrong

    def compare_ownership(self, report):
        said = {(f["rule"], f["file"], f["line"]): f["message"] for f in report["findings"]
                if f["group"] == "ownership"}
        right = {(rule, *self.lines[at]) for rule, at, _ in self.expected}
        wrong = [f"finding {r} at {f}:{n}: is missing" for r, f, n in sorted(right - set(said))]
        wrong += [f"finding {r} at {f}:{n}: is wrong: {said[r, f, n]}"
                  for r, f, n in sorted(set(said) - right)]
        return "ownership findings", len(right & set(said)), wrong

    WRAPPERS = {"@StateObject": "state-object", "@ObservedObject": "observed-object",
                "@EnvironmentObject": "environment-object"}

    def compare_migration(self, report):
        """What there is to rewrite: notes where the model stays, else warnings."""
        right = set()
        for model in self.models:
            if model.world == "new":
                continue
            grade = "note" if model.status(self.models) == "blocked" else "warning"
            right.add(("observable-object-class", model.path, grade))
            for name, _, action in model.properties:
                if name in model.published:
                    right.add(("published-property", f"{model.path}.{name}", grade))
                elif name in model.unpublished:
                    # Here: what a view reads stays as it is.
                    right.add(("unpublished-stored-property", f"{model.path}.{name}",
                               "note" if action == "tracked" else grade))
        for holder in self.all_holders():
            if rule := self.WRAPPERS.get(holder.form):
                grade = "note" if holder.model.status(self.models) == "blocked" else "warning"
                right.add((rule, f"{holder.type}.{holder.prop}", grade))
        rules = {"observable-object-class", "published-property", "unpublished-stored-property",
                 *self.WRAPPERS.values()}
        said = {(f["rule"], f["symbol"], f["severity"]) for f in report["findings"]
                if f["rule"] in rules}
        wrong = [f"finding {' '.join(x)}: is missing" for x in sorted(right - said)]
        wrong += [f"finding {' '.join(x)}: is wrong" for x in sorted(said - right)]
        return "migration findings", len(right & said), wrong

    # What is right after --fix

    def is_fixed(self, model):
        status = model.status(self.models)
        return status == "ready" or status == "unsafe" and self.with_unsafe

    def compare_fixed(self, report):
        """The second report, given that the first one was right."""
        agreed, wrong = 0, []
        status = {m["name"]: m["status"] for m in report["models"]}
        # Here: a local `@Bindable` has the name of what it stands for.
        found = {(m["name"], h["type"], h["property"]): h
                 for m in report["models"] for h in reversed(m["holders"])}
        for model in self.models:
            right = "migrated" if self.is_fixed(model) else model.status(self.models)
            if status.get(model.path) == right:
                agreed += 1
            else:
                wrong.append(f"--fix: {model.path}: {right} is right afterwards, it says "
                             f"{status.get(model.path)}")
        for holder in self.all_holders():
            form = self.form_fixed(holder)
            answer = found.get((holder.model.path, holder.type, holder.prop))
            said = answer and (
                answer["ownership"], spelled_form(answer["form"], form, form.startswith(
                    "@Environment(")))
            if said and said[0] in holder.ownership and said[1] == form:
                agreed += 1
            else:
                wrong.append(f"--fix: holder {holder.type}.{holder.prop}: {form}, "
                             f"{'/'.join(holder.ownership)} is right afterwards, it says {said}")
        return "models and holders after --fix", agreed, wrong

    def form_fixed(self, holder):
        if self.is_fixed(holder.model):
            return holder.new
        rules = {rule for rule, _, h in self.expected if h is holder}
        if self.is_mended_in_old_world(holder):
            if "observed-object-creates-model" in rules and holder.wants == "@State":
                return "@StateObject"
            if rules & {"state-object-on-injected-model", "unobserved-model"}:
                return "@ObservedObject"
        return holder.form

    def is_mended_in_old_world(self, holder):
        """Where a model stays, unsafe fixes give its holders the right wrapper of its world."""
        return self.with_unsafe and holder.model.world == "old" and holder.model.status(
            self.models) == "blocked"

    def is_mended(self, rule, holder):
        if self.is_fixed(holder.model):
            return rule in {"state-object-on-injected-model", "observed-object-creates-model",
                            "observable-object-in-state", "unobserved-model"}
        return self.form_fixed(holder) != holder.form and rule in {
            "state-object-on-injected-model", "observed-object-creates-model",
            "unobserved-model"}

    def compare_ownership_fixed(self, report):
        right = {(rule, f"{holder.type}.{holder.prop}") for rule, _, holder in self.expected
                 if holder and not self.is_mended(rule, holder)}
        right |= {(rule, f"{holder.type}.{holder.prop}") for rule, holder in self.expected_later
                  if self.is_fixed(holder.model)}
        missing = "environment-model-not-provided"
        found = [f for f in report["findings"] if f["group"] == "ownership"]
        said = {(f["rule"], f["symbol"]) for f in found if f["rule"] != missing}
        wrong = [f"--fix: finding {r} on {s} is missing" for r, s in sorted(right - said)]
        wrong += [f"--fix: finding {r} on {s} is wrong" for r, s in sorted(said - right)]
        roots = len({at for rule, at, _ in self.expected if rule == missing})
        left = len({(f["file"], f["line"]) for f in found if f["rule"] == missing})
        if roots != left:
            wrong.append(f"--fix: {roots} trees miss a model before, {left} afterwards")
        return "ownership findings after --fix", len(right & said), wrong


def spelled_form(form, full, is_environment):
    """A form without what is a matter of spelling."""
    form = form.replace("@SwiftUI.", "@")
    return full if is_environment and form == "@Environment" else form
