import { type Engine, load } from "./engine.ts";

type Expression = { isEqual(other: Expression): boolean | undefined; isSame(other: Expression): boolean };
type Module = { ComputeEngine: new () => { parse(latex: string): Expression } };

export default async (): Promise<Engine> => {
  const { ComputeEngine } = await load<Module>("@cortex-js/compute-engine");
  const engine = new ComputeEngine();
  return (expected, given) => {
    const [key, answer] = [engine.parse(expected), engine.parse(given)];
    return key.isSame(answer) || key.isEqual(answer) === true;
  };
};
