"""Names that are never the same twice, and numbers that are the same on every machine."""

ADJECTIVES = """Amber Ancient Brisk Broad Calm Candid Clear Clever Coastal Copper Crisp Daily Distant Eager Early
Faint Fallow Fresh Gentle Golden Grand Hidden Hollow Idle Inner Jolly Keen Late Level Little Lively Lucky Mellow
Mild Narrow Northern Open Outer Pale Patient Plain Quick Quiet Rapid Round Rustic Silent Silver Simple Slow Smooth
Southern Spare Steady Still Sturdy Sunny Tidy Upper Velvet Warm Western Wide Winter""".split()
NOUNS = """Account Album Anchor Archive Award Balance Banner Basket Battery Beacon Bill Border Branch Bridge Budget
Bundle Cabin Camera Canal Castle Chapter Charter Clinic Coin Column Concert Contract Coupon Course Crate Crew Dairy
Deposit Desk Diary Dish Dock Draft Drawer Engine Errand Estate Event Export Fabric Factor Farm Ferry Field Filter
Flight Folder Forecast Forest Fork Frame Freight Garden Gate Ghost Glacier Goal Grain Grove Guest Habit Harbour
Harvest Hedge Hotel Hour Island Jacket Journal Journey Kettle Kitchen Ladder Lake Lantern Leaflet Lecture Ledger
Lesson Letter Locker Luggage Machine Manual Market Meadow Meal Measure Medal Menu Meter Mill Mirror Museum Needle
Notice Novel Oak Orchard Order Oven Package Paddle Painting Parcel Passage Patrol Payment Permit Pier Pilot Plank
Planet Poem Pool Porch Prize Puzzle Quarry Quiz Radio Rail Ranch Receipt Recipe Record Reef Rental Reserve River
Roster Route Saddle Salad Sample School Season Seat Sensor Shelf Shift Signal Sketch Sled Snack Socket Speech
Stable Station Stock Story Stream Studio Tariff Task Temple Ticket Timer Tour Tower Trail Train Tunnel Valley
Vessel Village Voucher Voyage Wagon Wallet Ward Weather Wharf Window Workshop Yard Zone""".split()


def name(index):
    """The name of a number: `AmberHarbour`, and with a number behind it once all are used up."""
    count = len(ADJECTIVES) * len(NOUNS)
    # A step that has no divisor in common with the count visits all of them, neighbours far apart.
    spot = index * 7919 % count
    text = ADJECTIVES[spot % len(ADJECTIVES)] + NOUNS[spot // len(ADJECTIVES)]
    return text if index < count else f"{text}{index // count + 1}"


class Draw:
    """Numbers from a seed, by splitmix64: no version of Python changes them."""

    MASK = (1 << 64) - 1

    def __init__(self, seed):
        self.state = seed & self.MASK

    def number(self):
        self.state = (self.state + 0x9E3779B97F4A7C15) & self.MASK
        value = self.state
        value = (value ^ (value >> 30)) * 0xBF58476D1CE4E5B9 & self.MASK
        value = (value ^ (value >> 27)) * 0x94D049BB133111EB & self.MASK
        return value ^ (value >> 31)

    def share(self):
        """From 0 to just below 1."""
        return (self.number() >> 11) / (1 << 53)

    def below(self, limit):
        return self.number() % limit

    def one(self, items):
        return items[self.below(len(items))]
