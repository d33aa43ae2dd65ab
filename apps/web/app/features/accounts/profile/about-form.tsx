import type { User } from "@dripstone/contract/accounts/payloads";
import { Button, Group, TextInput } from "@mantine/core";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { asFailure } from "../../../api/failure.ts";
import { useLocale, useLocaleToggle } from "../../../i18n/use-locale.ts";
import { LoginButton } from "../../../session/login-button.tsx";
import { FailureBox } from "../../../ui/failure/failure-box.tsx";
import { Form } from "../../../ui/form/form.tsx";
import { useFields } from "../../../ui/form/use-fields.ts";
import { useToast } from "../../../ui/toast/toast.tsx";
import { useChangeProfileMutation } from "../api.ts";
import { changesOf, draftOf, issuesOf, keepChanges, keptChanges } from "./about-draft.ts";
import { FamilyRoleChoice } from "./family-role-choice.tsx";
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
  const [opened] = useState(() => ({ ...draftOf(user), ...keptChanges(user) }));
  const fields = useFields(opened, (draft) => issuesOf(draft, user));
  const changes = changesOf(fields.values, user);
  useEffect(() => keepChanges(user, changesOf(fields.values, user)), [fields.values, user]);
  const nothingToSave = Object.keys(changes).length === 0;

  // What a student once wrote can be taken out by the parent who the student has become.
  const hasSchool = fields.values.familyRole !== "parent" || user.school !== "" || user.grade !== "";

  const lastName = (
    <TextInput {...fields.text("lastName")} key="lastName" label={t("about.lastName")} autoComplete="family-name" />
  );

  const send = async () => {
    setVain(nothingToSave);
    if (nothingToSave) return;
    const reply = await fields.send(() => changeProfile({ body: changes }));
    if (!reply || reply.error) return;
    if (changes.preferredLanguage === other) await toggle();
    // In the language that the site has now.
    say(i18n.t("profile.saved", { ns: "accounts" }));
  };

  return (
    <Form ref={fields.form} busy={isLoading} onSend={send} className={classes.form}>
      <TextInput
        {...fields.text("name")}
        label={t("fields.name")}
        description={t("fields.nameHint")}
        autoComplete="nickname"
      />
      {user.role === "student" && user.familyRole !== null && (
        <FamilyRoleChoice value={fields.values.familyRole} onChange={(chosen) => fields.set("familyRole", chosen)} />
      )}
      <div className={classes.pair}>
        {/* In Chinese the family name comes first. */}
        {locale === "ch" && lastName}
        <TextInput {...fields.text("firstName")} label={t("about.firstName")} autoComplete="given-name" />
        {locale !== "ch" && lastName}
      </div>
      {hasSchool && (
        <>
          <TextInput {...fields.text("school")} label={t("about.school")} autoComplete="off" />
          <GradeSelect
            value={fields.values.grade}
            kept={user.grade}
            onChange={(grade) => fields.set("grade", grade)}
            error={fields.errorOf("grade")}
          />
        </>
      )}
      <LanguageChoice
        value={fields.values.preferredLanguage}
        onChange={(chosen) => fields.set("preferredLanguage", chosen)}
        error={fields.errorOf("preferredLanguage")}
        label={t("about.language")}
        description={t("about.languageHint")}
      />
      <FailureBox error={error} otherwise={t("profile.failed")}>
        {/* Here, as going anywhere else would lose what was typed. */}
        {error && asFailure(error).code === "NOT_SIGNED_IN" && (
          <Group gap="sm">
            <LoginButton />
          </Group>
        )}
      </FailureBox>
      <Group gap="sm">
        <Button type="submit" loading={isLoading}>
          {t("about.save")}
        </Button>
        <p role="status" className={classes.quiet}>
          {vain && nothingToSave && t("about.unchanged")}
        </p>
      </Group>
    </Form>
  );
}
