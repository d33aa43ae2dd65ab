import type { AuditedDeed } from "@dripstone/contract/audit/payloads";
import { useDeedWords } from "../../../ui/office/use-deed-words.ts";
import classes from "./audit-page.module.css";
import { useDetails } from "./details/use-details.ts";
import type { Names } from "./details/use-value-text.ts";

/** A deed in words, and what stands beside it in the log. */
export function DeedText({ deed, names }: { deed: AuditedDeed; names: Names }) {
  const words = useDeedWords()(deed);
  const told = useDetails(names)(deed, words.told);
  return (
    <>
      <span className={classes.deed}>{words.deed}</span>
      {told.length > 0 && (
        <dl className={classes.details}>
          {told.map(({ key, name, text }) => (
            <div key={key}>
              <dt>{name}</dt>
              <dd dir="auto">{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
