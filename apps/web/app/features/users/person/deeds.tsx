import type { OfficeUser } from "@dripstone/contract/accounts/office/payloads";
import { useTranslation } from "react-i18next";
import { useDates } from "../../../ui/dates/use-dates.ts";
import { Part } from "../../../ui/office/part.tsx";
import classes from "./user-page.module.css";

type Deed = OfficeUser["deeds"][number];

/** What the office has done with an account, out of the audit log. */
export function Deeds({ deeds }: { deeds: readonly Deed[] }) {
  const { t } = useTranslation("users");
  const { dayHere } = useDates();
  return (
    <Part title={t("person.deeds")}>
      {deeds.length === 0 && <p className={classes.quiet}>{t("person.noDeeds")}</p>}
      <ul className={classes.lines}>
        {deeds.map((deed) => (
          <li key={deed.id}>
            <DeedText deed={deed} />
            <span className={classes.quiet}>
              {t("person.by", { actor: deed.actor ?? t("person.deletedActor") })} · {dayHere(deed.at)}
            </span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function DeedText({ deed: { endpoint, details } }: { deed: Deed }) {
  const { t } = useTranslation("users");
  const { act, from, to } = details;
  if (endpoint === "POST /users/acts" && typeof act === "string")
    return t(`deed.${act as "activate" | "deactivate" | "verify-email" | "unverify-email"}`);
  if (endpoint === "PUT /users/{id}/role" && typeof from === "string" && typeof to === "string")
    return t("deed.role", { from: t(`role.${from as "student"}`), to: t(`role.${to as "student"}`) });
  if (endpoint === "POST /users" || endpoint === "POST /users/imports") return t("deed.invited");
  if (endpoint === "POST /users/{id}/invitation") return t("deed.invitedAgain");
  if (endpoint.startsWith("DELETE /users/{id}/sessions")) return t("deed.sessions");
  return endpoint;
}
