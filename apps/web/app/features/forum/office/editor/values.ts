import type { CategoryPayload, OfficeCategory } from "@dripstone/contract/forum/categories";
import type { CategoryColor, CategoryIcon } from "@dripstone/contract/forum/looks";
import type { Locale } from "@dripstone/contract/locale";

type Words = Record<Locale, string>;

/** A category as its form has it. */
export type CategoryValues = {
  name: Words;
  description: Words;
  /** Empty in both languages where there are none. */
  rules: Words;
  color: CategoryColor;
  icon: CategoryIcon;
  /** As it was typed. */
  minReputation: string;
  active: boolean;
};

const nothing: Words = { en: "", ch: "" };

/** A category of which nothing has been written. */
export const newCategory: CategoryValues = {
  ...{ name: nothing, description: nothing, rules: nothing },
  ...{ color: "jade", icon: "chat", minReputation: "0", active: true },
};

export function valuesOf({
  name,
  description,
  rules,
  color,
  icon,
  minReputation,
  active,
}: OfficeCategory): CategoryValues {
  const looks = { color, icon, active, minReputation: String(minReputation) };
  return { name, description, rules: rules ?? nothing, ...looks };
}

export const hasRules = ({ rules }: CategoryValues) => rules.en.trim() !== "" || rules.ch.trim() !== "";

export function payloadOf({ rules, minReputation, ...values }: CategoryValues): CategoryPayload {
  const given = hasRules({ rules, minReputation, ...values });
  return { ...values, minReputation: Number(minReputation), ...(given && { rules }) };
}

/** What is compared and chosen by itself when two have written at once. */
export const portions = [
  "name.en",
  "name.ch",
  "description.en",
  "description.ch",
  "rules.en",
  "rules.ch",
  "color",
  "icon",
  "minReputation",
  "active",
] as const;

export type Portion = (typeof portions)[number];

export function read(values: CategoryValues, portion: Portion): string | boolean {
  const [field, locale] = portion.split(".") as [keyof CategoryValues, Locale | undefined];
  const value = values[field];
  return typeof value === "object" ? value[locale ?? "en"] : value;
}

export function write(values: CategoryValues, portion: Portion, value: string | boolean): CategoryValues {
  const [field, locale] = portion.split(".") as [keyof CategoryValues, Locale | undefined];
  const before = values[field];
  return { ...values, [field]: typeof before === "object" ? { ...before, [locale ?? "en"]: value } : value };
}

export const isSame = (one: CategoryValues, other: CategoryValues) =>
  portions.every((portion) => read(one, portion) === read(other, portion));

/** What the tab keeps is our own, perhaps of an earlier day. */
export function areValues(value: unknown): value is CategoryValues {
  const { name, description, rules, minReputation } = (value ?? {}) as Partial<CategoryValues>;
  const areWords = [name, description, rules].every((it) => typeof it?.en === "string" && typeof it.ch === "string");
  return areWords && typeof minReputation === "string";
}
