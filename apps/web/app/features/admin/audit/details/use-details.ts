import type { AuditedDeed } from "@dripstone/contract/audit/payloads";
import { useTranslation } from "react-i18next";
import type audit from "../../../../locales/en/audit.json";
import { calledOtherwise, inOrder } from "./fields.ts";
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

  const step = (field: string, value: DetailValue): string => {
    const sides = typeof value === "string" ? value.split(STEP) : [];
    const [from, to] = sides;
    if (from === undefined || to === undefined || sides.length > 2) return valueText(field, value);
    return t("audit:step", { from: valueText(field, from), to: valueText(field, to) });
  };

  const siteText = ({ path, language, text }: SiteLine): string => {
    const parts = path.map(({ name, number }) =>
      number === null ? nameOf(name) : t("audit:nth", { what: nameOf(name), number }),
    );
    const what = parts.join(" · ");
    const label = language ? t("audit:inLanguage", { what, language: t(`office:language.${language}`) }) : what;
    return t("audit:said", { what: label, text: valueText(path.at(-1)?.name ?? "", text) });
  };

  return ({ endpoint, details }, known) => {
    const isStep = (field: string) => fieldsOf(details.changed).includes(field);
    return inOrder(Object.entries(details))
      .filter(([field, value]) => !known.includes(field) && isWorthTelling(details, field, value, names))
      .map(([field, value]) => {
        const isSide = endpoint === SITE && (field === "from" || field === "to");
        const name = nameOf(calledOtherwise[endpoint]?.[field] ?? field);
        if (isSide && typeof value === "string") {
          return { key: field, name, text: siteLines(value).map(siteText).join("\n") || valueText(field, null) };
        }
        return { key: field, name, text: isStep(field) ? step(field, value) : valueText(field, value) };
      });
  };
}

const fieldsOf = (changed: DetailValue | undefined) => (typeof changed === "string" ? changed.split(", ") : []);

/** An id of what has no name says nothing, and neither do the names of fields that all say themselves what they were. */
function isWorthTelling(details: AuditedDeed["details"], field: string, value: DetailValue, names: Names): boolean {
  if (isId(value)) return String(value) in names;
  if (field !== "changed" || typeof value !== "string") return true;
  return value === "" || !fieldsOf(value).every((changed) => changed in details);
}
