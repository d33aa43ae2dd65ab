import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useAnswerAsParentMutation, useLookAtParentLinkMutation } from "../api.ts";
import { Entrance } from "../entrance/entrance.tsx";
import { DeadLink, deadLinkOf } from "../mailed-link/dead-link.tsx";
import { FailedLook } from "../mailed-link/failed-look.tsx";
import { useLook } from "../mailed-link/use-look.ts";
import { Waiting } from "../mailed-link/waiting.tsx";
import { ParentAnswered } from "./parent-answered.tsx";
import { ParentQuestion } from "./parent-question.tsx";
import { ParentRefusal } from "./parent-refusal.tsx";

/** What the parent is doing; without it, the page shows the question until it is answered, and then the answer. */
type Doing = "deciding" | "refusing" | null;

/** Looks at the link, asks, and shows what was answered, with the way to another answer. */
export function ParentStep({ link }: { link: { token: string } }) {
  const { t } = useTranslation("accounts");
  const [lookAt] = useLookAtParentLinkMutation();
  const look = useLook(lookAt, link);
  const [answer, answering] = useAnswerAsParentMutation();
  const [doing, setDoing] = useState<Doing>(null);
  const [hasActed, setHasActed] = useState(false);
  const [answered, setAnswered] = useState<typeof look.data>();
  const request = answered ?? look.data;

  const go = (to: Doing) => {
    answering.reset();
    setHasActed(true);
    setDoing(to);
  };
  const say = async (said: "yes" | "no") => {
    const reply = await answer({ body: { ...link, answer: said } });
    if (reply.error) return;
    setAnswered(reply.data);
    setHasActed(true);
    setDoing(null);
  };

  const dead = deadLinkOf("PARENT", look.error, answering.error);
  const asking = (content: ReactNode) => (
    <Entrance title={t("parent.title")} lead={t("parent.lead")}>
      {content}
    </Entrance>
  );
  if (dead) {
    return asking(
      <DeadLink code={dead}>
        <p>{t("parent.deadHint")}</p>
      </DeadLink>,
    );
  }
  if (look.error) return asking(<FailedLook error={look.error} onRetry={look.again} />);
  if (!request) return asking(<Waiting label={t("verify.looking")} />);

  const sending = { isLoading: answering.isLoading, error: answering.error };
  if (doing === "refusing") {
    return <ParentRefusal request={request} {...sending} onRefuse={() => say("no")} onBack={() => go(null)} />;
  }
  if (request.answer && doing === null) {
    return (
      <ParentAnswered
        request={request}
        takesFocus={hasActed}
        onOther={() => go(request.answer === "yes" ? "refusing" : "deciding")}
      />
    );
  }
  return asking(
    <ParentQuestion
      request={request}
      takesFocus={hasActed}
      {...sending}
      onAgree={() => say("yes")}
      onRefuse={() => (request.answer === "no" ? go(null) : go("refusing"))}
    />,
  );
}
