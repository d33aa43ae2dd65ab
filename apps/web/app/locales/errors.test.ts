import { fieldCodes } from "@dripstone/contract/errors";
import { describe, expect, it } from "vitest";
import chErrors from "./ch/errors.json";
import chRefusals from "./ch/refusals.json";
import enErrors from "./en/errors.json";
import enRefusals from "./en/refusals.json";

const atFields = new Set<string>(fieldCodes);
const languages: Record<string, Record<string, string>> = {
  en: { ...enErrors, ...enRefusals },
  ch: { ...chErrors, ...chRefusals },
};
const periods = /[.?。？！](?=\s|$)|[。？！]/g;

describe.each(Object.entries(languages))("what is said when something is wrong (%s)", (_, texts) => {
  it("stands at a field without a period, if it is one sentence", () => {
    const wrong = Object.entries(texts).filter(([code, text]) => {
      const sentences = text.match(periods)?.length ?? 0;
      return atFields.has(code) && (endsWell(text) ? sentences === 1 : sentences > 0);
    });
    expect(wrong).toEqual([]);
  });

  it("ends with a period anywhere else, but for the specification's own sentence", () => {
    const wrong = Object.entries(texts).filter(([code, text]) => !atFields.has(code) && !endsWell(text));
    expect(wrong.map(([, text]) => text).filter((text) => text !== "You are not authorized to edit this post")).toEqual(
      [],
    );
  });
});

const endsWell = (text: string) => /[.?。？！]$/.test(text);
