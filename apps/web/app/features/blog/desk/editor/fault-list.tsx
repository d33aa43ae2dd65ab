import type { BlogFault } from "@dripstone/contract/blog/draft";
import { useTranslation } from "react-i18next";
import { Callout } from "../../../../ui/callout/callout.tsx";
import classes from "./fault-list.module.css";
import { usePortionName } from "./portion-name.ts";
import type { Portion } from "./portions.ts";

/** What keeps a post from being published, as it was saved. */
export function FaultList({ faults, opened }: { faults: readonly BlogFault[]; opened: boolean }) {
  const { t } = useTranslation("blog-desk");
  const nameOf = usePortionName();
  return (
    <Callout tone="warm">
      <details open={opened}>
        <summary>{t("fault.count", { count: faults.length })}</summary>
        <ul className={classes.faults}>
          {faults.map(({ field, code, detail = "" }) => (
            <li key={`${field} ${code} ${detail}`}>
              {t("fault.line", { what: nameOf(field as Portion), fault: t(`fault.${code}`, { detail }) })}
            </li>
          ))}
        </ul>
      </details>
    </Callout>
  );
}
