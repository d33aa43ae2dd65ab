import type { MantineColorsTuple } from "@mantine/core";

/** Tuples run from light to dark in even steps of lightness (OKLCH); shade 7 carries white text, shade 4 dark text. */
type Palette = Record<string, MantineColorsTuple>;

const stone: MantineColorsTuple = [
  "#f5f8f4",
  "#e9ece8",
  "#d7dad5",
  "#c2c5c0",
  "#aaaea8",
  "#91958f",
  "#777c75",
  "#5d625b",
  "#464b43",
  "#30352d",
];

/** Surfaces of the dark scheme: from text on rock to the depth of the cave. */
const cave: MantineColorsTuple = [
  "#dfe7e2",
  "#b7c4be",
  "#9aaba4",
  "#7d8f88",
  "#4a5a54",
  "#31403b",
  "#1e2b28",
  "#131d1b",
  "#0c1413",
  "#080d0c",
];

const jade: MantineColorsTuple = [
  "#ecfbf5",
  "#d2f4e7",
  "#abe9d2",
  "#7dd9ba",
  "#4dc5a1",
  "#2cab88",
  "#168f70",
  "#167158",
  "#0d5643",
  "#093c2e",
];

const vermilion: MantineColorsTuple = [
  "#fff4f1",
  "#ffe5de",
  "#ffcbbf",
  "#ffac98",
  "#ff8468",
  "#ef5e3e",
  "#d33f1d",
  "#ab2a09",
  "#841f06",
  "#5d1607",
];

/**
 * What the library's components are painted in, under its own names, so that one which falls back on `gray` or `red` stays in the family.
 * Whatever else has a color takes it from `tokens.css`.
 */
export const palette: Palette = { jade, gray: stone, dark: cave, red: vermilion };
