import type { ListedUser } from "@dripstone/contract/accounts/office/payloads";
import { useTranslation } from "react-i18next";
import { useDates } from "../../ui/dates/use-dates.ts";
import classes from "./user-marks.module.css";

/** Where an account stands, as far as it is not as most are. */
export function UserMarks({ user }: { user: ListedUser }) {
  const { t } = useTranslation("users");
  const { day } = useDates();
  const { active, emailVerified, invited, deletionDate } = user;
  return (
    <span className={classes.marks}>
      <span className={classes.mark} data-tone={active ? "good" : "off"}>
        {t(active ? "state.active" : "state.deactivated")}
      </span>
      {!emailVerified && (
        <span className={classes.mark} data-tone="warm">
          {t(invited ? "state.invited" : "state.unverified")}
        </span>
      )}
      {deletionDate && (
        <span className={classes.mark} data-tone="off">
          {t("state.leavingOn", { date: day(deletionDate) })}
        </span>
      )}
    </span>
  );
}
