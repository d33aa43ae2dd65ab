import { type Engine, load } from "./engine.ts";

type Parsed = { compile(): { evaluate(scope: Record<string, number>): unknown }; traverse(visit: Visit): void };
type Visit = (node: { isSymbolNode?: boolean; name?: string }) => void;
type MathJs = { parse(text: string): Parsed; abs(value: unknown): number; subtract(a: unknown, b: unknown): unknown };

const POINTS = 16;
const TOLERANCE = 1e-9;

/** It has no comparison of its own: both are evaluated at the same points. */
export default async (): Promise<Engine> => {
  const math = await load<MathJs>("mathjs");
  return (expected, given) => {
    const [key, answer] = [math.parse(expected), math.parse(given)];
    const names = new Set<string>();
    for (const side of [key, answer]) {
      side.traverse((node) => {
        if (node.isSymbolNode && node.name && /^[a-zA-Z]$/.test(node.name) && !"ei".includes(node.name))
          names.add(node.name);
      });
    }
    let agreed = 0;
    for (let point = 0; point < (names.size > 0 ? POINTS : 1); point++) {
      const scope = Object.fromEntries([...names].map((name, index) => [name, pointOf(point, index)]));
      const [a, b] = [key.compile().evaluate({ ...scope }), answer.compile().evaluate({ ...scope })];
      const apart = math.abs(math.subtract(a, b));
      const size = Math.max(1, math.abs(a));
      if (Number.isNaN(apart)) continue;
      if (!(apart <= TOLERANCE * size)) return false;
      agreed++;
    }
    return agreed > 0;
  };
};

/** Between -2 and 5, the same each time. */
const pointOf = (point: number, letter: number) => (((point + 1) * 0.7548776662 + letter * 0.5698402909) % 1) * 7 - 2;
