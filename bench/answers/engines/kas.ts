import { type Engine, load } from "./engine.ts";

type Kas = {
  parse(text: string): { parsed: boolean; expr: unknown };
  compare(a: unknown, b: unknown): { equal: boolean };
};

/** Khan Academy's, as its exercises call it. */
export default async (): Promise<Engine> => {
  const module = await load<Kas & { default?: Kas }>("@khanacademy/kas");
  const kas = module.default?.parse ? module.default : module;
  return (expected, given) => {
    const [key, answer] = [kas.parse(expected), kas.parse(given)];
    return key.parsed && answer.parsed && kas.compare(key.expr, answer.expr).equal;
  };
};
