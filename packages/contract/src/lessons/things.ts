import "../no-eval.ts";
import { z } from "zod";
import { locales } from "../locale.ts";

/** Figures that are moved by pointer, finger and keys, each with what may be set of it; each is a part of the web's lessons. */
export const figureSettings = {
  gnomon: ["n"],
  "dot-array": ["rows", "columns"],
  "magic-square": [],
  "binary-wall": ["bits"],
  sieve: ["last"],
  "factor-tree": ["number"],
  "number-line": ["from", "to", "points"],
  balance: ["left", "right"],
  "fraction-bars": ["parts"],
  "two-movers": ["speeds", "distance"],
  "grid-paths": ["columns", "rows"],
  "two-dice": [],
  spinner: ["parts", "prizes"],
  geoboard: ["size"],
  "squares-on-triangle": [],
  lines: [],
  parabola: [],
  clock: ["hours"],
  "circle-angle": [],
  "similar-triangles": [],
  staircase: ["n"],
  venn: [],
  cycloid: [],
  tones: [],
  "turtle-field": [],
} as const satisfies Record<string, readonly string[]>;

export type TouchFigure = keyof typeof figureSettings;

export const touchFigures = Object.keys(figureSettings) as [TouchFigure, ...TouchFigure[]];

export const programLanguages = ["python", "cpp"] as const;

export type ProgramLanguage = (typeof programLanguages)[number];

/** How a figure begins. */
export const settings = z.record(
  z.string(),
  z.union([z.number(), z.string(), z.array(z.number()), z.array(z.string())]),
);

/** What is wired to the Raspberry Pi's pins, by its part: `led`: 17. */
export const wiredParts = z.record(z.string(), z.union([z.int(), z.array(z.int())]));

/** What a lesson gives to be touched, beside its exercises. */
export const thing = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("figure"), figure: z.enum(touchFigures), settings }),
  /** A program to run and change. */
  z.object({ kind: z.enum(programLanguages), program: z.string() }),
  /** A program for the Raspberry Pi. */
  z.object({ kind: z.literal("pi"), program: z.string(), parts: wiredParts }),
  /** Characters to be written stroke by stroke. */
  z.object({ kind: z.literal("characters"), characters: z.string() }),
  /** Sentences that are heard and written, in the language that they are in. */
  z.object({ kind: z.literal("dictation"), language: z.enum(locales), sentences: z.array(z.string()) }),
  z.object({
    kind: z.literal("cards"),
    cards: z.array(z.object({ front: z.string(), back: z.string(), example: z.string().nullable() })),
  }),
  /** Chinese lines; a character has its pinyin, a punctuation mark none. */
  z.object({
    kind: z.literal("reading"),
    lines: z.array(z.array(z.object({ character: z.string(), pinyin: z.string().nullable() }))),
  }),
]);

export type Thing = z.infer<typeof thing>;
