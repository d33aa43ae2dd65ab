import type { Signs } from "../signs.ts";
import { seen } from "./chance.ts";

type Placed<Example> = { example: Example; places: Int32Array; shares: Float64Array };

/** The signs that so many examples have, and each example by the places of its own among them, and its shares of them. */
export function placed<Example extends { signs: Signs }>(
  examples: readonly Example[],
  leastExamples: number,
): { names: string[]; known: Placed<Example>[] } {
  const names = [...seen(examples)].filter(([, count]) => count >= leastExamples).map(([name]) => name);
  const places = new Map(names.map((name, place) => [name, place]));
  const known = examples.map((example) => {
    const own = [...example.signs].flatMap(([name, share]) => {
      const place = places.get(name);
      return place === undefined ? [] : { place, share };
    });
    return {
      example,
      places: Int32Array.from(own, ({ place }) => place),
      shares: Float64Array.from(own, ({ share }) => share),
    };
  });
  return { names, known };
}
