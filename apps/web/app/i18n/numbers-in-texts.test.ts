import { createInstance } from "i18next";
import { expect, it } from "vitest";
import { i18nOptions, numbersInTexts } from "./options.ts";

const inLanguage = (locale: string) => {
  const i18n = createInstance();
  const common = { people: "{{count}} / {{size}}", of: "{{year}} / {{name}}" };
  i18n.use(numbersInTexts).init({ ...i18nOptions(locale), postProcess: false, resources: { [locale]: { common } } });
  return i18n.t as unknown as (key: string, values: object) => string;
};

it("writes the numbers of a text with their thousands apart, and changes no other value", () => {
  for (const locale of ["en", "ch"]) {
    const t = inLanguage(locale);
    expect(t("people", { count: 1_234_567, size: -0.125 })).toBe("1,234,567 / −0.125");
    expect(t("people", { count: 5000, size: 12_345 })).toBe(`${locale === "ch" ? "5000" : "5,000"} / 12,345`);
    expect(t("of", { year: "2026", name: "10000" })).toBe("2026 / 10000");
  }
});
