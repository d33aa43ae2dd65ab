import type { FamilyRequest } from "@dripstone/contract/families/payloads";
import { Button, Group } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Ago } from "../../ui/dates/ago.tsx";
import { FailureBox } from "../../ui/failure/failure-box.tsx";
import { Section } from "../../ui/page/section.tsx";
import { useAnswerFamilyMutation, useFamilyRequestsQuery } from "./api.ts";
import classes from "./families.module.css";

/** The parents who have asked a child of 13 or older, and what the child says to it; nothing for whom nobody has asked. */
export function FamilyRequests() {
  const { t } = useTranslation("families");
  const { data } = useFamilyRequestsQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!data || data.length === 0) return null;
  return (
    <Section anchor="family" layout="side" title={t("requests.title")} intro={t("requests.intro")}>
      <ul className={classes.list}>
        {data.map((request) => (
          <Request key={request.id} request={request} />
        ))}
      </ul>
    </Section>
  );
}

function Request({ request: { id, parent, askedAt, answer } }: { request: FamilyRequest }) {
  const { t } = useTranslation("families");
  const [say, { isLoading, error }] = useAnswerFamilyMutation();
  const answerWith = (said: "yes" | "no") => say({ params: { id }, body: { answer: said } });
  return (
    <li className={classes.request}>
      <div className={classes.words}>
        <strong dir="auto">{parent.name}</strong>
        <span className={classes.soft}>{parent.email}</span>
        <span className={classes.soft}>
          {t("requests.asked")}
          <Ago at={askedAt} />
        </span>
        <p role="status">{t(`requests.said.${answer ?? "open"}`)}</p>
      </div>
      <Group gap="sm">
        {answer !== "yes" && (
          <Button
            loading={isLoading}
            aria-label={t("requests.yesTo", { name: parent.name })}
            onClick={() => answerWith("yes")}
          >
            {t("requests.yes")}
          </Button>
        )}
        {answer !== "no" && (
          <Button
            variant="default"
            loading={isLoading}
            aria-label={t(answer === "yes" ? "requests.takeBackFrom" : "requests.noTo", { name: parent.name })}
            onClick={() => answerWith("no")}
          >
            {t(answer === "yes" ? "requests.takeBack" : "requests.no")}
          </Button>
        )}
      </Group>
      <FailureBox error={error} />
    </li>
  );
}
