/** Whether two answers are the same; what throws has not accepted. `rubric`: what else our own rubric says. */
export type Engine = (expected: string, given: string, rubric?: object) => boolean;

/** The benchmark's packages are not the product's: they are loaded by name, from this folder's own node_modules. */
export async function load<Shape>(name: string): Promise<Shape> {
  return (await import(name)) as Shape;
}
