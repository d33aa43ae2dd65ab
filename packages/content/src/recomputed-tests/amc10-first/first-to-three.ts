import type { ChoiceRecomputation } from "../../testing/choice-recomputation.ts";

/** The chance, in parts of 243, of all rows of five games that meet a condition; games after the end of the match are played for fun. */
function chance(isMeant: (games: string) => boolean, priyasShare = 2, all = 3): string {
  let parts = 0;
  for (let row = 0; row < 32; row += 1) {
    const games = row.toString(2).padStart(5, "0");
    const priyas = [...games].filter((game) => game === "1").length;
    if (isMeant(games)) parts += priyasShare ** priyas * (all - priyasShare) ** (5 - priyas);
  }
  return `${parts}/${all ** 5}`;
}

const won = (games: string, who: string) => [...games].filter((game) => game === who).length;
const endsAfter = (games: string) =>
  [3, 4, 5].find((played) => ["0", "1"].some((who) => won(games.slice(0, played), who) === 3));

export const recomputation: ChoiceRecomputation = {
  answer: () => chance((games) => endsAfter(games) === 4),
  slips: {
    "Priya wins": chance((games) => endsAfter(games) === 4 && won(games.slice(0, 4), "1") === 3),
    "three lengths alike": "1/3",
    "equally strong": chance((games) => endsAfter(games) === 4, 1, 2),
    "the lost game anywhere": chance((games) => [1, 3].includes(won(games.slice(0, 4), "1"))),
  },
};
