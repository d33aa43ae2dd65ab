import type { ReplyOf } from "@dripstone/contract";
import { paths } from "@dripstone/contract/paths";
import { Button, Group, VisuallyHidden } from "@mantine/core";
import { IconCheck, IconPlus } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useDates } from "../../../ui/dates/use-dates.ts";
import { FailureBox } from "../../../ui/failure/failure-box.tsx";
import { StepTitle } from "../entrance/step-title.tsx";
import classes from "./parent.module.css";

const alreadyOpen = ["learn", "progress"] as const;
const opensThen = ["forum", "pictures", "tutor"] as const;
const papers = [
  { name: "privacy", to: paths.privacy },
  { name: "terms", to: paths.terms },
  { name: "about", to: paths.about },
] as const;

type ParentQuestionProps = {
  request: ReplyOf<"GET /auth/parent-consent">;
  takesFocus: boolean;
  isLoading: boolean;
  error: unknown;
  onAgree: () => void;
  onRefuse: () => void;
};

/** All that a parent needs to know for an answer, and the two answers. */
export function ParentQuestion({ request, takesFocus, isLoading, error, onAgree, onRefuse }: ParentQuestionProps) {
  const { t } = useTranslation("accounts");
  const { day } = useDates();
  const { name, email, mailbox } = request;
  const isShared = mailbox === "parent";
  return (
    <article className={classes.question}>
      <StepTitle takesFocus={takesFocus}>{t("parent.asks", { name })}</StepTitle>
      <dl className={classes.facts}>
        <Fact name={t("parent.name")} value={name} />
        <Fact name={t(isShared ? "parent.yourEmail" : "parent.email")} value={email} />
        <Fact name={t("parent.since")} value={day(request.joinDate)} />
      </dl>
      {isShared && <p>{t("parent.shared", { name })}</p>}
      {!isShared && (
        <section>
          <h3>{t("parent.openNow")}</h3>
          <ul>
            {alreadyOpen.map((part) => (
              <li key={part}>
                <IconCheck size={18} aria-hidden />
                {t(`parent.already.${part}`)}
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h3>{t("parent.opensThen")}</h3>
        <ul>
          {isShared &&
            alreadyOpen.map((part) => (
              <li key={part}>
                <IconPlus size={18} aria-hidden />
                {t(`parent.already.${part}`)}
              </li>
            ))}
          {opensThen.map((part) => (
            <li key={part}>
              <IconPlus size={18} aria-hidden />
              {t(`parent.then.${part}`, { name })}
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h3>{t("parent.kept")}</h3>
        <p>{t("parent.keptText")}</p>
        <p className={classes.papers}>
          {/* In a tab of their own: this page's link has left the address bar. */}
          {papers.map(({ name, to }) => (
            <a key={name} href={to} target="_blank" rel="noopener">
              {t(`parent.${name}`)}
              <VisuallyHidden component="span"> {t("parent.newTab")}</VisuallyHidden>
            </a>
          ))}
        </p>
        <p>{t("parent.rights")}</p>
      </section>
      <section className={classes.answer} aria-labelledby="parent-answer">
        <h3 id="parent-answer">{t("parent.answer")}</h3>
        <p>{t("parent.declare", { name })}</p>
        <FailureBox error={error} />
        <Group gap="sm">
          <Button size="lg" loading={isLoading} onClick={onAgree}>
            {t("parent.yes")}
          </Button>
          <Button size="lg" variant="default" disabled={isLoading} onClick={onRefuse}>
            {t("parent.no")}
          </Button>
        </Group>
      </section>
      <p className={classes.stranger}>{t("parent.stranger")}</p>
    </article>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <bdi>{value}</bdi>
      </dd>
    </div>
  );
}
