import { expect, it } from "vitest";
import { addWeights, bytesOf, PACKED_MAX, pack, packedIn } from "./packed.ts";

const all = new Map([
  ["least", [[0, 3]]],
  [
    "#N per",
    [
      [1, -PACKED_MAX],
      [2, PACKED_MAX],
      [4_092, 7],
    ],
  ],
  ["最大", [[5_000, -1]]],
  ["nothing", []],
] as [string, [number, number][]][]);

const sumsOf = (packed: ReturnType<typeof pack>, name: string, times = 1): [number, number][] => {
  const sums = new Float64Array(5_001);
  addWeights(packed, name, times, sums);
  return [...sums.entries()].filter(([, sum]) => sum !== 0);
};

it("finds what each sign weighs for each class, near and far, after it was written and read", () => {
  const read = packedIn(Buffer.from(bytesOf(pack(all))));
  for (const [name, own] of all) expect(sumsOf(read, name), name).toEqual(own);
});

it("adds it as many times as it is told, to what is there, and nothing for a sign that it does not know", () => {
  const packed = pack(all);
  const sums = Float64Array.of(1, 1, 1);
  addWeights(packed, "least", 0.5, sums);
  for (const name of ["last", "", "最大值", "least "]) addWeights(packed, name, 1, sums);
  expect([...sums]).toEqual([2.5, 1, 1]);
});

it("refuses a file that was cut off", () => {
  const bytes = Buffer.from(bytesOf(pack(all)));
  expect(() => packedIn(Buffer.from(bytes.subarray(0, -2)))).toThrow("not whole");
});
