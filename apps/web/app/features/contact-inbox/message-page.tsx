import { paths } from "@dripstone/contract/paths";
import { Skeleton } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { isFailure } from "../../api/failure.ts";
import { Callout } from "../../ui/callout/callout.tsx";
import { useDates } from "../../ui/dates/use-dates.ts";
import { FailureBox } from "../../ui/failure/failure-box.tsx";
import { OfficeHeader } from "../../ui/office/office-header.tsx";
import { AnswerForm } from "./answer-form.tsx";
import { useInboxMessageQuery } from "./api.ts";
import classes from "./inbox.module.css";
import { MessageWays } from "./message-ways.tsx";
import { usePledgeText } from "./use-pledge-text.ts";

/** A message with what was answered, and what can be done with it. */
export function MessagePage({ id }: { id: string }) {
  const { t } = useTranslation("contact-inbox");
  const { shortSchoolMoment } = useDates();
  const pledgeText = usePledgeText();
  const { data, currentData, error } = useInboxMessageQuery({ params: { id } }, { refetchOnMountOrArgChange: true });
  const message = currentData ?? (data?.id === id ? data : undefined);
  if (isFailure(error) && error.code === "NOT_FOUND") return <Gone />;
  if (!message) return error ? <FailureBox error={error} /> : <Skeleton height="16rem" />;
  const { name, email, at, heldFor, closedAt, closedBy, assignee, pledge, answers, language } = message;
  return (
    <>
      <OfficeHeader title={name} parent={{ to: paths.adminContact, name: t("title") }} />
      <div className={classes.message}>
        <p className={classes.facts}>
          <a href={`mailto:${email}`}>{email}</a>
          <time dateTime={at}>{shortSchoolMoment(at)}</time>
          <span>{t(`language.${language}`)}</span>
          {assignee && <span>{t("assignedTo", { name: assignee.name })}</span>}
          {heldFor && <span>{t(`heldFor.${heldFor}`)}</span>}
          {closedAt && <span>{t("closed", { at: shortSchoolMoment(closedAt), name: closedBy ?? t("someone") })}</span>}
        </p>
        {pledge && <p className={classes.pledge}>{pledgeText(pledge)}</p>}
        {message.message && <p className={classes.words}>{message.message}</p>}
        {answers.length > 0 && (
          <section aria-label={t("answers")}>
            <ul className={classes.answers}>
              {answers.map((answer) => (
                <li key={answer.id}>
                  <p className={classes.facts}>
                    <span>{answer.by ?? t("someone")}</span>
                    <time dateTime={answer.at}>{shortSchoolMoment(answer.at)}</time>
                  </p>
                  <p className={classes.words}>{answer.text}</p>
                </li>
              ))}
            </ul>
          </section>
        )}
        <AnswerForm key={id} message={message} />
        <MessageWays message={message} />
      </div>
    </>
  );
}

/** Who comes back to a message that a colleague has deleted, or given to somebody else, is told so. */
function Gone() {
  const { t } = useTranslation("contact-inbox");
  return (
    <>
      <OfficeHeader title={t("gone.title")} parent={{ to: paths.adminContact, name: t("title") }} />
      <Callout role="alert">
        <p>{t("gone.text")}</p>
        <p>
          <Link to={paths.adminContact}>{t("gone.inbox")}</Link>
        </p>
      </Callout>
    </>
  );
}
