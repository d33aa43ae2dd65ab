import { paths } from "@dripstone/contract/paths";
import { Skeleton } from "@mantine/core";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { ForVisitors } from "../../session/for-visitors.tsx";
import { LoginPrompt } from "../../session/login-prompt.tsx";
import { useAppSelector } from "../../session/store.ts";
import { Callout } from "../../ui/callout/callout.tsx";
import { OnFailure } from "../../ui/failure/on-failure.tsx";
import { latePart } from "../../ui/late/late-part.tsx";
import { Page } from "../../ui/page/page.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { Prose } from "../../ui/page/prose.tsx";
import { Rich } from "../../ui/page/rich.tsx";
import { Section } from "../../ui/page/section.tsx";
import { HintLadder } from "./hint-ladder.tsx";
import { topicOf } from "./page-context.ts";

const never = ["answers", "homework", "private"] as const;

/** Comes when somebody is here who may talk with the tutor. */
const ChatDesk = latePart(async () => ({ default: (await import("./chat/chat-desk.tsx")).ChatDesk }));

type TutorPageProps = {
  session: string | null;
  onSession: (session: string | null) => void;
  /** The page from which one came; null where that is not known. */
  cameFrom: string | null;
};

export function TutorPage({ session, onSession, cameFrom }: TutorPageProps) {
  const isMember = useAppSelector((state) => state.auth.isAuthenticated);
  const consent = useAppSelector((state) => state.auth.user?.parentConsent);
  const { t } = useTranslation("tutor");
  return (
    <Page subject="math">
      <PageHeader
        title={t("title")}
        lead={isMember ? undefined : t("lead")}
        dense={isMember}
        figure={
          !isMember && (
            <ForVisitors>
              <LoginPrompt title={t("login.title")} text={t("login.text")} />
            </ForVisitors>
          )
        }
      />
      {isMember && (consent === "waiting" || consent === "refused") && <WaitingForConsent />}
      {isMember && consent !== "waiting" && consent !== "refused" && (
        <OnFailure fallback={<p>{t("failed")}</p>}>
          <Suspense fallback={<Skeleton height="24rem" />}>
            <ChatDesk session={session} onSession={onSession} topic={topicOf(cameFrom ?? paths.tutor)} />
          </Suspense>
        </OnFailure>
      )}
      {!isMember && <AboutTutor />}
    </Page>
  );
}

/** A child whose parent has not said yes cannot write to the tutor; where to turn in need is told all the same. */
function WaitingForConsent() {
  const { t } = useTranslation(["tutor", "errors"]);
  return (
    <Callout tone="warm">
      <p>{t("errors:PARENT_CONSENT_NEEDED")}</p>
      <p>
        <Rich text={t("tutor:waiting.help")} />
      </p>
    </Callout>
  );
}

/** How the tutor talks, and why it does so. */
function AboutTutor() {
  const { t } = useTranslation("tutor");
  return (
    <>
      <Section title={t("ladder.title")} intro={t("ladder.intro")}>
        <HintLadder />
      </Section>
      <Section title={t("why.title")} tone="stone" layout="side">
        <Prose>
          <p>
            <Rich text={t("why.text")} />
          </p>
          <ul>
            {never.map((rule) => (
              <li key={rule}>
                <Rich text={t(`why.${rule}`)} />
              </li>
            ))}
          </ul>
        </Prose>
      </Section>
    </>
  );
}
