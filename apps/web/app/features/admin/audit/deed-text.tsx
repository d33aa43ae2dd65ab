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
                <Value name={name} value={value} />
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

/** Where the log has a word of its own, and nobody's text, which may be the same word. */
const codes: ReadonlySet<string> = new Set(["act", "role", "from", "to", "payment", "before", "state"]);

function Value({ name, value }: { name: string; value: Detail }) {
  const { t } = useTranslation("audit");
  if (typeof value === "boolean") return t(value ? "yes" : "no");
  if (value === null || value === "") return t("nothing");
  const isCode = codes.has(name) && typeof value === "string" && /^[a-z-]+$/.test(value);
  return isCode ? t(`value.${value as keyof typeof audit.value}`, { defaultValue: value }) : String(value);
}
