export type Part = "dividend" | "divisor" | "quotient" | "rest";

/** What is known of a division, and what is asked. */
export type Division =
  | { kind: "bounds"; known: Partial<Record<Part, number>>; of: Part; wanted: "largest" | "smallest" | "both" }
  | {
      kind: "sum";
      quotient: number;
      rest: number;
      parts: Part[];
      total: number;
      wanted: "dividend" | "divisor" | "both";
    }
  | { kind: "difference"; quotient: number; rest: number; total: number; wanted: "dividend" | "divisor" | "both" };

const NUMBER_MAX = 1_000_000;

/** The ends of what a part can be; null where there is none. */
export function endsOf(
  known: Partial<Record<Part, number>>,
  of: Part,
): { low: number | null; high: number | null } | null {
  const { dividend, divisor, quotient, rest } = known;
  if (dividend !== undefined || known[of] !== undefined) return null;
  if (divisor !== undefined) {
    if (rest !== undefined || divisor < 2) return null;
    if (of === "rest") return { low: 1, high: divisor - 1 };
    return of === "dividend" && quotient !== undefined
      ? { low: divisor * quotient + 1, high: divisor * quotient + divisor - 1 }
      : null;
  }
  if (rest === undefined || rest < 1) return null;
  if (of === "divisor") return { low: rest + 1, high: null };
  return of === "dividend" && quotient !== undefined ? { low: (rest + 1) * quotient + rest, high: null } : null;
}

/** What dividend and divisor make together, or how far they are apart. */
export function lessOthers(division: Extract<Division, { kind: "sum" }>): number {
  const { parts: named, total, quotient, rest } = division;
  return total - (named.includes("quotient") ? quotient : 0) - (named.includes("rest") ? rest : 0);
}

/** Null where nobody can tell. */
export function answerOf(division: Division): string | null {
  if (division.kind === "bounds") {
    const ends = endsOf(division.known, division.of);
    const [low, high] = [ends?.low ?? null, ends?.high ?? null];
    const asked = { largest: [high], smallest: [low], both: [high, low] }[division.wanted];
    return asked.includes(null) ? null : asked.join(", ");
  }
  const { quotient, rest, wanted } = division;
  const groups = division.kind === "sum" ? quotient + 1 : quotient - 1;
  const left = (division.kind === "sum" ? lessOthers(division) : division.total) - rest;
  const divisor = left / groups;
  if (!Number.isInteger(divisor) || divisor <= rest || left > NUMBER_MAX) return null;
  const dividend = divisor * quotient + rest;
  return wanted === "both" ? `${dividend}, ${divisor}` : `${wanted === "dividend" ? dividend : divisor}`;
}

/** Whether these are a dividend with its divisor, quotient, and remainder. */
export const isDivision = (dividend: number, divisor: number, quotient: number, rest: number): boolean =>
  Math.floor(dividend / divisor) === quotient && dividend % divisor === rest;
