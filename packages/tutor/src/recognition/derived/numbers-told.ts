import { numbersIn } from "../numbers.ts";

/** The numbers of a text that tell something, in whatever way they are written. */
export const numbersTold = (text: string): number[] =>
  numbersIn(text.normalize("NFKC").toLowerCase())
    .map(worth)
    .filter((number) => Number.isFinite(number) && (Math.abs(number) > 2 || !Number.isInteger(number)));

function worth(written: string): number {
  const [over = "", under = "1"] = written.split("/");
  return Number(over) / Number(under);
}
