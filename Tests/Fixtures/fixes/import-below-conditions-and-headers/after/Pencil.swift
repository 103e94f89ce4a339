/*
 Pencil.swift
 */

import Observation

@Observable final class Pencil: Tool {}
