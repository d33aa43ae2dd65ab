import type { User } from "@dripstone/contract/accounts/payloads";
import { Button, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { asFailure } from "../../../api/failure.ts";
import { useLocale, useLocaleToggle } from "../../../i18n/use-locale.ts";
import { LoginButton } from "../../../session/login-button.tsx";
import { FailureBox } from "../../../ui/failure/failure-box.tsx";
import { useIssueText } from "../../../ui/failure/failure-text.ts";
import { Form } from "../../../ui/form/form.tsx";
import { useFields } from "../../../ui/form/use-fields.ts";
import { useToast } from "../../../ui/toast/toast.tsx";
import { useChangeProfileMutation } from "../api.ts";
import { type AboutDraft, changesOf, draftOf, issuesOf } from "./about-draft.ts";
import classes from "./forms.module.css";
import { GradeSelect } from "./grade-select.tsx";
import { LanguageChoice } from "./language-choice.tsx";

export function AboutForm({ user }: { user: User }) {
  const { t, i18n } = useTranslation("accounts");
  const say = useToast();
  const locale = useLocale();
  const { other, toggle } = useLocaleToggle();
  const [changeProfile, { isLoading, error }] = useChangeProfileMutation();
  const [vain, setVain] = useState(false);
  const fields = useFields(draftOf(user), (draft) => issuesOf(draft, user));
  const issueText = useIssueText();
  const changes = changesOf(fields.values, user);
  const nothingToSave = Object.keys(changes).length === 0;
  const textField = (name: Exclude<keyof AboutDraft, "preferredLanguage" | "grade">) => ({
    ...fields.text(name),
    error: issueText(fields.issueOf(name)),
  });

  const lastName = (
    <TextInput {...textField("lastName")} key="lastName" label={t("about.lastName")} autoComplete="family-name" />
  );

  const send = async () => {
    setVain(nothingToSave);
    if (nothingToSave || !fields.trySend()) return;
    const reply = await changeProfile({ body: changes });
    if (reply.error) return fields.refuse(asFailure(reply.error).fields ?? {});
    if (changes.preferredLanguage === other) await toggle();
    // In the language that the site has now.
    say(i18n.t("profile.saved", { ns: "accounts" }));
  };

  return (
    <Form ref={fields.form} busy={isLoading} onSend={send} className={classes.form}>
      <TextInput
        {...textField("name")}
        label={t("fields.name")}
        description={t("fields.nameHint")}
        autoComplete="nickname"
      />
      <div className={classes.pair}>
        {/* In Chinese the family name comes first. */}
        {locale === "ch" && lastName}
        <TextInput {...textField("firstName")} label={t("about.firstName")} autoComplete="given-name" />
        {locale !== "ch" && lastName}
      </div>
      <TextInput {...textField("school")} label={t("about.school")} autoComplete="off" />
      <GradeSelect
        value={fields.values.grade}
        kept={user.grade}
        onChange={(grade) => fields.set("grade", grade)}
        error={issueText(fields.issueOf("grade"))}
      />
      <LanguageChoice
        value={fields.values.preferredLanguage}
        onChange={(chosen) => fields.set("preferredLanguage", chosen)}
        error={issueText(fields.issueOf("preferredLanguage"))}
        label={t("about.language")}
        description={t("about.languageHint")}
      />
      <FailureBox error={error} otherwise={t("profile.failed")}>
        {/* Here, as going anywhere else would lose what was typed. */}
        {error && asFailure(error).code === "NOT_SIGNED_IN" && (
          <div className={classes.actions}>
            <LoginButton />
          </div>
        )}
      </FailureBox>
      <div className={classes.actions}>
        <Button type="submit" loading={isLoading}>
          {t("about.save")}
        </Button>
        <p role="status" className={classes.quiet}>
          {vain && nothingToSave && t("about.unchanged")}
        </p>
      </div>
    </Form>
  );
}
