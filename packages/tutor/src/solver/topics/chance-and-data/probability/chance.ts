/** Which whole numbers count. */
export type Test =
  | { is: "even" | "odd" | "prime" | "composite" }
  | { is: "multiple" | "above" | "below" | "from" | "to"; of: number }
  | { is: "one"; of: number[] };

/** Drawing one after another from groups; a coin is a bag with one head and one tail that go back each time. */
export type Draw = {
  kind: "draw";
  scene: "coins" | "bag" | "cards";
  groups: { name: string; count: number }[];
  draws: number;
  replaced: boolean;
  event: DrawEvent;
};

export type DrawEvent =
  /** From `min` to `max` come from the groups. */
  | { what: "count"; groups: number[]; min: number; max: number }
  | { what: "pattern"; counts: number[] }
  | { what: "same" }
  | { what: "different" };

/** Dice, or numbers chosen from `low` to `high`, each as likely as any other. */
export type Roll = { kind: "roll"; dice: number; low: number; high: number; event: RollEvent };

export type RollEvent =
  | { what: "sum"; test: Test }
  | { what: "same" }
  | { what: "different" }
  /** As many as from `min` to `max` of the dice pass the test. */
  | { what: "count"; test: Test; min: number; max: number };

export type Chance = Draw | Roll;

export function passes(test: Test, value: number): boolean {
  switch (test.is) {
    case "even":
      return value % 2 === 0;
    case "odd":
      return value % 2 === 1;
    case "prime":
      return value > 1 && divisorsBelow(value) === 1;
    case "composite":
      return value > 1 && divisorsBelow(value) > 1;
    case "multiple":
      return value % test.of === 0;
    case "above":
      return value > test.of;
    case "below":
      return value < test.of;
    case "from":
      return value >= test.of;
    case "to":
      return value <= test.of;
    case "one":
      return test.of.includes(value);
  }
}

function divisorsBelow(value: number): number {
  let divisors = 0;
  for (let divisor = 1; divisor < value; divisor++) if (value % divisor === 0) divisors++;
  return divisors;
}
