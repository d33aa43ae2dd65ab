import type { AuditedDeed } from "@dripstone/contract/audit/payloads";
import { useTranslation } from "react-i18next";
import type audit from "../../../../locales/en/audit.json";
import { calledOtherwise, inOrder, pairIn } from "./fields.ts";
import { type SiteLine, siteLines } from "./site-lines.ts";
import { type DetailValue, isId, type Names, useValueText } from "./use-value-text.ts";

type Told = { key: string; name: string; text: string };

const SITE = "PUT /admin/site";
const STEP = " → ";

/** What stands beside a deed, in words and in the order in which one reads it; `known` is told by the deed's own words. */
export function useDetails(names: Names): (deed: AuditedDeed, known: readonly string[]) => Told[] {
  const { t } = useTranslation(["audit", "office"]);
  const valueText = useValueText(names);
  const nameOf = (field: string) => t(`audit:field.${field as keyof typeof audit.field}`, { defaultValue: field });

  const step = (field: string, from: DetailValue, to: DetailValue) =>
    t("audit:step", { from: valueText(field, from), to: valueText(field, to) });

  const stepIn = (field: string, value: DetailValue): string => {
    const sides = typeof value === "string" ? value.split(STEP) : [];
    const [from, to] = sides;
    if (from === undefined || to === undefined || sides.length > 2) return valueText(field, value);
    return step(field, from, to);
  };

  const siteName = ({ path, language }: SiteLine): string => {
    const parts = path.map(({ name, number }) =>
      number === null ? nameOf(name) : t("audit:nth", { what: nameOf(name), number }),
    );
    const what = parts.join(" · ");
    return language ? t("audit:inLanguage", { what, language: t(`office:language.${language}`) }) : what;
  };

  /** Each text of the site that was changed, what it was and what it is. */
  const siteSteps = ({ from, to }: AuditedDeed["details"]): Told[] => {
    const [had, has] = [from, to].map((side) => new Map(sidesOf(side).map((line) => [siteName(line), line])));
    const names = new Set([...(had?.keys() ?? []), ...(has?.keys() ?? [])]);
    return [...names].map((name) => {
      const [was, is] = [had?.get(name), has?.get(name)];
      const field = (is ?? was)?.path.at(-1)?.name ?? "";
      return { key: name, name, text: step(field, was?.text ?? null, is?.text ?? null) };
    });
  };

  return ({ endpoint, subject, details }, known) => {
    const isStep = (field: string) => fieldsOf(details.changed).includes(field);
    const pair = pairIn(endpoint, details);
    const isSite = endpoint === SITE;
    const untold = [...known, ...(pair ? [pair.before] : []), ...(isSite ? ["from", "to"] : [])];
    const told = inOrder(Object.entries(details))
      .filter(([field, value]) => !untold.includes(field) && isWorthTelling(details, field, value, names))
      .filter(([field, value]) => !(calls.has(field) && isNameOf(names, value, [subject, details.problem])))
      .map(([field, value]): Told => {
        if (field === pair?.after) {
          return { key: field, name: nameOf(pair.name), text: step(field, details[pair.before] ?? null, value) };
        }
        const name = nameOf(calledOtherwise[endpoint]?.[field] ?? field);
        return { key: field, name, text: isStep(field) ? stepIn(field, value) : valueText(field, value) };
      });
    return isSite ? [...told, ...siteSteps(details)] : told;
  };
}

const calls: ReadonlySet<string> = new Set(["title", "name", "label"]);

/** Whether it says in one language what is told beside it already, in the reader's. */
const isNameOf = (names: Names, value: DetailValue, things: readonly (DetailValue | undefined)[]) =>
  things.some((thing) => {
    const name = names[String(thing)];
    return name !== undefined && (name.en === value || name.ch === value);
  });

const sidesOf = (side: DetailValue | undefined) => (typeof side === "string" ? siteLines(side) : []);

const fieldsOf = (changed: DetailValue | undefined) => (typeof changed === "string" ? changed.split(", ") : []);

/** An id of what has no name says nothing, and neither do the names of fields that all say themselves what they were. */
function isWorthTelling(details: AuditedDeed["details"], field: string, value: DetailValue, names: Names): boolean {
  if (isId(value)) return String(value) in names;
  if (field !== "changed" || typeof value !== "string") return true;
  return value === "" || !fieldsOf(value).every((changed) => changed in details);
}
