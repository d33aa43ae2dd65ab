import { emailKey } from "@dripstone/contract/accounts/addresses";
import { type BirthMonth, needsParent } from "@dripstone/contract/accounts/age";
import type { FieldIssue } from "@dripstone/contract/errors";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router";
import { ForVisitors } from "../../../session/for-visitors.tsx";
import { LedHome } from "../../../session/led-home.tsx";
import { noteRegistration } from "../../../session/registered-here.ts";
import { useAppSelector } from "../../../session/store.ts";
import { Entrance } from "../entrance/entrance.tsx";
import type { Credentials } from "../verification/verified.tsx";
import { Verified } from "../verification/verified.tsx";
import { Welcome } from "../verification/welcome.tsx";
import { BirthStep } from "./birth-step.tsx";
import { rememberedChild } from "./childs-answer.ts";
import { MailboxStep, type Mailed } from "./mailbox-step.tsx";
import { OtherAnswerStep } from "./other-answer-step.tsx";
import { type Registered, RegisterForm } from "./register-form.tsx";
import { forgetBirth, useBirth } from "./use-birth.ts";
import { useKeptRegistration } from "./use-kept-registration.ts";

type Step =
  | { name: "form" }
  | { name: "mailbox"; mailed: Mailed }
  | { name: "verified"; credentials: Credentials }
  /** The link was opened in another tab of this browser. */
  | { name: "welcome" };

/** From nothing to an account: the question for the age, the form, the mailed code, and in. */
export function RegisterPage() {
  const { t } = useTranslation("accounts");
  const [step, setStep] = useState<Step>({ name: "form" });
  const [birth, sayBirth] = useBirth();
  const [inDoubt, setInDoubt] = useState<{ earlier: BirthMonth; said: BirthMonth } | null>(null);
  const [kept, keep, forgetKept] = useKeptRegistration();
  const [justAnswered, setJustAnswered] = useState(false);
  const [birthRefusal, setBirthRefusal] = useState<FieldIssue>();
  const [mailedTo, noteMailedTo] = useMailedTo();
  const isHere = useAppSelector((state) => state.auth.user);
  useEffect(() => {
    if (mailedTo) setStep((now) => (now.name === "form" ? { name: "mailbox", mailed: mailedTo } : now));
  }, [mailedTo]);
  const cameIn = step.name === "mailbox" && isHere !== null && emailKey(isHere.email) === emailKey(step.mailed.email);
  if (cameIn) setStep({ name: "welcome" });

  const hearBirth = (said: BirthMonth) => {
    setJustAnswered(true);
    const earlier = rememberedChild();
    if (earlier && !isSame(earlier, said) && !needsParent(said, new Date())) setInDoubt({ earlier, said });
    else sayBirth(said);
  };
  const toMailbox = ({ email, password, mailbox }: Registered) => {
    const isParents = mailbox === "parent";
    forgetBirth();
    forgetKept();
    noteRegistration(isParents ? "parent" : "own");
    setStep({ name: "mailbox", mailed: { email, isParents, password } });
    noteMailedTo({ email, isParents });
  };
  const toForm = () => {
    setJustAnswered(true);
    setStep({ name: "form" });
    noteMailedTo(null);
  };
  const toVerified = (credentials: Credentials) => {
    setStep({ name: "verified", credentials });
    noteMailedTo(null);
  };

  if (step.name === "mailbox") return <MailboxStep mailed={step.mailed} onVerified={toVerified} onOther={toForm} />;
  if (step.name === "verified") return <Verified credentials={step.credentials} />;
  if (step.name === "welcome") return <Welcome />;
  return (
    // A page that waits for a code in one tab may be opened anew when the link has been pressed in another.
    <ForVisitors otherwise={mailedTo === null && <LedHome why="alreadyIn" />}>
      <Entrance title={t("register.title")} lead={t("register.lead")} withReasons>
        {birth ? (
          <RegisterForm
            birth={birth}
            kept={kept}
            onWrite={keep}
            takesFocus={justAnswered}
            onRegistered={toMailbox}
            onChangeBirth={() => sayBirth(null)}
            onBirthRefused={(issue) => {
              setBirthRefusal(issue);
              sayBirth(null);
            }}
          />
        ) : inDoubt ? (
          <OtherAnswerStep
            {...inDoubt}
            onAnswer={(answer) => {
              setInDoubt(null);
              sayBirth(answer);
            }}
          />
        ) : (
          <BirthStep refusal={birthRefusal} onAnswer={hearBirth} />
        )}
      </Entrance>
    </ForVisitors>
  );
}

const isSame = (one: BirthMonth, other: BirthMonth) => one.year === other.year && one.month === other.month;

/**
 * Where a code was mailed to, kept with the page's place in the history: loaded again, the page goes on waiting for the code;
 * opened anew, it starts with the form.
 */
function useMailedTo(): [mailed: Mailed | null, note: (mailed: Mailed | null) => void] {
  const { state }: { state: unknown } = useLocation();
  const navigate = useNavigate();
  const kept = typeof state === "object" && state !== null && "mailedTo" in state ? state.mailedTo : null;
  const note = (mailedTo: Mailed | null) => {
    navigate(".", { replace: true, preventScrollReset: true, state: mailedTo === null ? null : { mailedTo } });
  };
  return [isMailed(kept) ? kept : null, note];
}

function isMailed(value: unknown): value is Mailed {
  return typeof value === "object" && value !== null && "email" in value && typeof value.email === "string";
}
