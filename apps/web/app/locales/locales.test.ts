import { readdirSync, readFileSync } from "node:fs";
import { errors, fieldCodes } from "@dripstone/contract/errors";
import { limits } from "@dripstone/contract/limits";
import { type Locale, locales } from "@dripstone/contract/locale";
import { describe, expect, it } from "vitest";

const namespaces = (locale: Locale) => readdirSync(new URL(`${locale}/`, import.meta.url)).sort();

/** All texts of a file by their keys, `menu.home` and the like. */
function textsOf(locale: Locale, file: string): Map<string, string> {
  const texts = new Map<string, string>();
  const collect = (value: unknown, path: string) => {
    if (typeof value === "string") texts.set(path, value);
    else for (const [key, inner] of Object.entries(value as object)) collect(inner, path ? `${path}.${key}` : key);
  };
  collect(JSON.parse(readFileSync(new URL(`${locale}/${file}`, import.meta.url), "utf8")), "");
  return texts;
}

/** Chinese has one plural form and English two; they are one text. */
const withoutPlural = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, "");

/** Books keep the title under which a shop has them. */
const isBookTitle = (key: string) => /^books\.\w+\.name$/.test(key);

const keysOf = (texts: Map<string, string>) => [...new Set([...texts.keys()].map(withoutPlural))].sort();

/** Each text's placeholders, `{{min}}`, and tags, `<link>`. */
function placesOf(texts: Map<string, string>): Record<string, string[]> {
  const byKey = Map.groupBy(texts, ([key]) => withoutPlural(key));
  return Object.fromEntries(
    [...byKey].map(([key, forms]) => {
      const places = forms.flatMap(([, text]) => [...text.matchAll(/\{\{-?\s*(\w+).*?\}\}|<(\w+)[^>]*>/g)]);
      return [key, [...new Set(places.map(([, name, tag]) => (name ? `{{${name}}}` : `<${tag}>`)))].sort()];
    }),
  );
}

describe("the languages", () => {
  it("have the same files", () => {
    expect(namespaces("ch")).toEqual(namespaces("en"));
  });

  it.each(namespaces("en"))("say the same things in %s, with the same placeholders", (file) => {
    const [en, ch] = [textsOf("en", file), textsOf("ch", file)];
    expect(keysOf(ch)).toEqual(keysOf(en));
    expect(placesOf(ch)).toEqual(placesOf(en));
  });

  it.each(namespaces("en"))("leave nothing empty or untranslated in %s", (file) => {
    const en = textsOf("en", file);
    for (const [key, text] of textsOf("ch", file)) {
      expect(text.trim(), key).not.toBe("");
      const words = (en.get(key) ?? "").match(/[A-Za-z]{2,}/g) ?? [];
      if (words.length > 4 && !isBookTitle(key)) expect(text, key).toMatch(/\p{Script=Han}/u);
    }
    for (const [key, text] of en) expect(text.trim(), key).not.toBe("");
  });

  it.each(namespaces("en"))("name only limits that the contract has in %s", (file) => {
    for (const locale of locales) {
      for (const [key, text] of textsOf(locale, file)) {
        for (const [, name = ""] of text.matchAll(/\{\{([A-Z_]+)\}\}/g)) {
          expect(Object.keys(limits), `${locale} ${key}`).toContain(name);
        }
      }
    }
  });
});

describe("every code of the contract", () => {
  it.each([...Object.keys(errors), ...fieldCodes])("%s has a text in both languages", (code) => {
    for (const locale of locales) {
      const found = ["errors.json", "fields.json", "refusals.json"].map((file) =>
        textsOf(locale, file).get(code)?.trim(),
      );
      expect(found.filter(Boolean), locale).toHaveLength(1);
    }
  });
});
