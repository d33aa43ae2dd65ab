import type { BirthMonth } from "@dripstone/contract/accounts/age";
import { accountLimits } from "@dripstone/contract/accounts/limits";
import type { Mailbox } from "@dripstone/contract/accounts/payloads";
import type { FieldIssue } from "@dripstone/contract/errors";
import { Button, TextInput } from "@mantine/core";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { asFailure } from "../../../api/failure.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { FailureBox } from "../../../ui/failure/failure-box.tsx";
import { Fields } from "../../../ui/form/fields.tsx";
import { Form } from "../../../ui/form/form.tsx";
import { useFields } from "../../../ui/form/use-fields.ts";
import { useRegisterMutation } from "../api.ts";
import { StepTitle } from "../entrance/step-title.tsx";
import { MailboxChoice } from "../parent/mailbox-choice.tsx";
import { ParentField } from "../parent/parent-field.tsx";
import classes from "../parts.module.css";
import { NewPasswordFields } from "../password/new-password-fields.tsx";
import { usePasswordJudge } from "../password/password-judge.ts";
import { FamilyRoleChoice } from "../profile/family-role-choice.tsx";
import { LanguageChoice } from "../profile/language-choice.tsx";
import { Agreement } from "./agreement.tsx";
import { rememberChild } from "./childs-answer.ts";
import { birthNow, emptyDraft, issuesOf, ownerOf, payloadOf, type RegisterDraft } from "./register-draft.ts";
import { SaidBirth } from "./said-birth.tsx";
import type { KeptRegistration } from "./use-kept-registration.ts";

/** Who has registered, as the next steps need it; lives as long as the page. */
export type Registered = { email: string; password: string; mailbox: Mailbox };

type RegisterFormProps = {
  birth: BirthMonth;
  /** What was written in this tab before it was loaded anew. */
  kept: KeptRegistration | null;
  onWrite: (draft: RegisterDraft) => void;
  /** Whether the step before has just been answered. */
  takesFocus: boolean;
  onRegistered: (registered: Registered) => void;
  /** The answer to the first step is to be given again. */
  onChangeBirth: () => void;
  /** The server takes no such month and year. */
  onBirthRefused: (issue: FieldIssue) => void;
};

/** The second step of a registration: the account itself. */
export function RegisterForm({
  birth: said,
  kept,
  onWrite,
  takesFocus,
  onRegistered,
  onChangeBirth,
  onBirthRefused,
}: RegisterFormProps) {
  const { t } = useTranslation("accounts");
  const locale = useLocale();
  const [register, { isLoading, error }] = useRegisterMutation();
  const [birth, setBirth] = useState(() => birthNow(said));
  const judge = usePasswordJudge();
  const fields = useFields({ ...emptyDraft, ...kept }, (draft) => issuesOf(draft, birth, judge));
  useEffect(() => onWrite(fields.values), [onWrite, fields.values]);
  const { asksParent } = birth;
  useEffect(() => {
    if (asksParent) rememberChild(said);
  }, [asksParent, said]);
  const { mailbox, familyRole, preferredLanguage, agreedToTerms } = fields.values;
  const usesParents = asksParent && mailbox === "parent";

  const send = async () => {
    if (!fields.trySend()) return;
    const body = { ...payloadOf(fields.values, birth, locale), agreedToTerms: true as const };
    const reply = await register({ body });
    if (!reply.error) {
      const { email, password } = body;
      const mailbox = usesParents ? "parent" : "own";
      return onRegistered({ email: email.trim(), password, mailbox });
    }
    const refused = asFailure(reply.error).fields ?? {};
    const birthIssue = refused.birthYear ?? refused.birthMonth;
    if (birthIssue) return onBirthRefused(birthIssue);
    // The server's clock decides who needs a parent.
    if (refused.parentEmail || refused.mailbox) setBirth({ ...birth, asksParent: true });
    fields.refuse(refused);
  };

  return (
    <Form ref={fields.form} busy={isLoading} onSend={send}>
      <div className={classes.head}>
        <p className={classes.hint}>{t("age.step", { step: 2 })}</p>
        <StepTitle takesFocus={takesFocus}>{t("register.account")}</StepTitle>
        <SaidBirth birth={birth} onChange={onChangeBirth} />
      </div>
      <Fields disabled={isLoading}>
        <TextInput
          {...fields.text("name")}
          label={t("fields.name")}
          description={t("fields.nameHint")}
          autoComplete="name"
        />
        {birth.isGrownUp && (
          <FamilyRoleChoice value={familyRole} onChange={(chosen) => fields.set("familyRole", chosen)} />
        )}
        {asksParent && (
          <MailboxChoice
            value={mailbox}
            onChange={(chosen) => fields.set("mailbox", chosen)}
            error={fields.errorOf("mailbox")}
          />
        )}
        <TextInput
          {...fields.text("email")}
          label={t(usesParents ? "register.parentEmail" : "fields.email")}
          description={t(usesParents ? "register.sharedEmailHint" : "fields.emailHint")}
          type="email"
          autoComplete="username"
          maxLength={accountLimits.EMAIL_MAX}
        />
        {asksParent && mailbox === "own" && <ParentField {...fields.text("parentEmail")} />}
        <NewPasswordFields
          password={fields.text("password")}
          confirmation={fields.text("confirmation")}
          owner={ownerOf(fields.values, birth)}
        />
        <LanguageChoice
          value={preferredLanguage ?? locale}
          onChange={(chosen) => fields.set("preferredLanguage", chosen)}
          label={t("fields.preferredLanguage")}
          description={t("fields.preferredLanguageHint")}
        />
        <Agreement
          checked={agreedToTerms}
          onChange={(event) => fields.set("agreedToTerms", event.currentTarget.checked)}
          error={fields.errorOf("agreedToTerms")}
        />
      </Fields>
      <FailureBox error={error} otherwise={t("register.failed")} />
      <Button type="submit" size="lg" loading={isLoading}>
        {t("register.send")}
      </Button>
    </Form>
  );
}
