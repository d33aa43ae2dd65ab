import type { ChoiceRecomputation } from "../../testing/choice-recomputation.ts";

/** All ways as lists of the crossings they come by. */
function ways(east: number, north: number): string[][] {
  if (east > 5 || north > 4) return [];
  if (east === 5 && north === 4) return [["5,4"]];
  const onward = [...ways(east + 1, north), ...ways(east, north + 1)];
  return onward.map((way) => [`${east},${north}`, ...way]);
}

const fountains = ways(0, 0).map((way) => ["2,1", "3,3"].filter((fountain) => way.includes(fountain)).length);
const count = (isMeant: (number: number) => boolean) => fountains.filter(isMeant).length;

export const recomputation: ChoiceRecomputation = {
  answer: () => count((number) => number === 1),
  slips: {
    "at least one": count((number) => number >= 1),
    "not both": count((number) => number < 2),
    "the sum of both": fountains.reduce((sum, number) => sum + number, 0),
    "all ways": fountains.length,
  },
};
