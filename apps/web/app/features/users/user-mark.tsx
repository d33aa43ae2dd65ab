import type { UserState } from "@dripstone/contract/accounts/office/list";
import type { ListedUser } from "@dripstone/contract/accounts/office/payloads";
import { useTranslation } from "react-i18next";
import { useDates } from "../../ui/dates/use-dates.ts";
import classes from "./user-mark.module.css";

const tones: Record<UserState, "good" | "warm" | "off"> = {
  active: "good",
  unverified: "warm",
  invited: "warm",
  leaving: "off",
  deactivated: "off",
};

/** The state of an account, in words. */
export function UserMark({ user: { state, deletionDate } }: { user: Pick<ListedUser, "state" | "deletionDate"> }) {
  const { t } = useTranslation("users");
  const { day } = useDates();
  return (
    <span className={classes.mark} data-tone={tones[state]}>
      {state === "leaving" && deletionDate ? t("state.leavingOn", { date: day(deletionDate) }) : t(`state.${state}`)}
    </span>
  );
}
