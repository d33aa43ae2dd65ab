import { auditList } from "@dripstone/contract/audit/list";
import { listQueryOf } from "@dripstone/contract/lists/list";
import { TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router";
import { inSameLanguage } from "../../../ui/list/in-same-language.ts";
import classes from "./audit-page.module.css";
import type { AuditView } from "./audit-view.ts";

/** A year that is being typed is not yet meant. */
const FIRST_DAY = "2000-01-01";

/** The days of the school's calendar between which deeds are shown. */
export function Days({ view }: { view: AuditView }) {
  const { t } = useTranslation("audit");
  const navigate = useNavigate();
  const { search } = useLocation();
  const choose = (name: "from" | "to", day: string) => {
    if (day !== "" && day < FIRST_DAY) return;
    const chosen = { ...view, [name]: day || undefined, after: undefined, before: undefined };
    navigate({ search: inSameLanguage(listQueryOf(auditList, chosen), search) }, { preventScrollReset: true });
  };
  return (
    <div className={classes.days}>
      {auditList.days.map((name) => (
        <TextInput
          key={`${name} ${view[name]}`}
          type="date"
          size="sm"
          label={t(name)}
          defaultValue={view[name] ?? ""}
          onChange={({ currentTarget: { value } }) => choose(name, value)}
        />
      ))}
    </div>
  );
}
