import type { AuditedDeed } from "@dripstone/contract/audit/payloads";
import { useTranslation } from "react-i18next";
import type audit from "../../../locales/en/audit.json";
import { useDeedWords } from "../../../ui/office/use-deed-words.ts";
import classes from "./audit-page.module.css";

type Detail = AuditedDeed["details"][string];

/** A deed in words, and what stands beside it in the log. */
export function DeedText({ deed: { endpoint, summary, details } }: { deed: AuditedDeed }) {
  const { t } = useTranslation("audit");
  const words = useDeedWords()({ endpoint, summary, details });
  const told = Object.entries(details).filter(
    ([name, value]) => !words.told.includes(name) && (name !== "changed" || !isTold(details, value)),
  );
  return (
    <>
      <span className={classes.deed}>{words.deed}</span>
      {told.length > 0 && (
        <dl className={classes.details}>
          {told.map(([name, value]) => (
            <div key={name}>
              <dt>{t(`field.${name as keyof typeof audit.field}`, { defaultValue: name })}</dt>
              <dd dir="auto">
                <Value value={value} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

/** Whether every field that was changed says itself what it was and is. */
const isTold = (details: AuditedDeed["details"], changed: Detail) =>
  typeof changed === "string" && changed.split(", ").every((field) => field in details);

function Value({ value }: { value: Detail }) {
  const { t } = useTranslation("audit");
  if (typeof value === "boolean") return t(value ? "yes" : "no");
  return value === null || value === "" ? t("nothing") : String(value);
}
