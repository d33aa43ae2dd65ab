import type { OwnPlace } from "@dripstone/contract/classes/places";
import { paths } from "@dripstone/contract/paths";
import { VisuallyHidden } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { OwnTime } from "../../../ui/dates/own-time.tsx";
import { useDates } from "../../../ui/dates/use-dates.ts";
import { WayLink } from "../../../ui/page/button-link.tsx";
import { PaymentState } from "../registration/payment-state.tsx";
import classes from "./my-classes.module.css";

/** One of one's own classes: what comes next, and how one stands. */
export function MyClass({ place }: { place: OwnPlace }) {
  const { t } = useTranslation(["class-places", "classes"]);
  const { schoolMoment } = useDates();
  const { class: id, name, semester, state, studentName: student, before, next, meetingUrl } = place;
  return (
    <li className={classes.place} data-state={state}>
      <h2 className={classes.name}>
        <Link to={paths.classDetail(id)}>{name}</Link>
      </h2>
      <p className={classes.soft}>{semester}</p>
      <p>{t(`class-places:standing.${state}`, { student })}</p>
      {state === "waiting" ? (
        <p>{t("class-places:standing.before", { count: before ?? 0 })}</p>
      ) : (
        <p>
          <PaymentState place={place} />
        </p>
      )}
      {next && (
        <div className={classes.next}>
          <p>{t("class-places:standing.next", { week: next.week, moment: schoolMoment(next.startsAt) })}</p>
          <OwnTime instant={next.startsAt} />
        </div>
      )}
      {meetingUrl && (
        <p>
          <a href={meetingUrl} rel="noopener noreferrer">
            {t("class-places:standing.meeting")}
          </a>
        </p>
      )}
      <WayLink to={paths.classDetail(id)}>
        {t("class-places:mine.more")}
        <VisuallyHidden>{t("classes:schedule.of", { name })}</VisuallyHidden>
      </WayLink>
    </li>
  );
}
