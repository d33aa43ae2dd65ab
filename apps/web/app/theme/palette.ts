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

const amber: MantineColorsTuple = [
  "#fff5e8",
  "#ffe7c8",
  "#ffd191",
  "#f5b75b",
  "#e39c1f",
  "#c58506",
  "#a46e01",
  "#825604",
  "#634103",
  "#462d02",
];

const indigo: MantineColorsTuple = [
  "#f4f6fe",
  "#e5eafe",
  "#cdd7fe",
  "#b2c0fe",
  "#93a5fe",
  "#7588fa",
  "#5b69e8",
  "#444dc9",
  "#3237a2",
  "#222673",
];

const teal: MantineColorsTuple = [
  "#ecfaff",
  "#cff2ff",
  "#a6e4fb",
  "#7ad2f0",
  "#4ebcde",
  "#23a3c6",
  "#0c87a7",
  "#026b85",
  "#055165",
  "#023948",
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

/** The library's own names are taken over too, so that a component that falls back on `gray` or `red` stays in the family. */
export const palette: Palette = {
  stone,
  jade,
  amber,
  indigo,
  teal,
  vermilion,
  gray: stone,
  dark: cave,
  green: jade,
  yellow: amber,
  red: vermilion,
};
