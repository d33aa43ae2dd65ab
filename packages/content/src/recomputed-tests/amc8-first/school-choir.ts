import type { ChoiceRecomputation } from "../../testing/choice-recomputation.ts";

/** The one choir that is like this, looked for among all. */
const choirs = Array.from({ length: 300 }, (_, girls) => girls).flatMap((girls) =>
  Array.from({ length: girls }, (_, boys) => ({ girls, boys })).filter(
    ({ boys }) => girls * 2 === boys * 3 && boys + 4 === girls,
  ),
);
const [{ girls, boys } = { girls: Number.NaN, boys: Number.NaN }] = choirs;

export const recomputation: ChoiceRecomputation = {
  answer: () => (choirs.length === 1 ? girls + boys + 4 : Number.NaN),
  slips: {
    "the boys of today": boys,
    "the girls": girls,
    "twice the boys of today": 2 * boys,
    "the choir of today": girls + boys,
  },
};
