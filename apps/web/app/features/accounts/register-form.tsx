import { accountLimits } from "@dripstone/contract/accounts/limits";
import { type Locale, languageTags, locales } from "@dripstone/contract/locale";
import { Button, Group, Radio, TextInput } from "@mantine/core";
import { type FormEvent, useId } from "react";
import { useTranslation } from "react-i18next";
import { asFailure } from "../../api/failure.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { keepEnterForComposing } from "../../ui/composing.ts";
import { useIssueText } from "../../ui/failure-text.ts";
import { Agreement } from "./agreement.tsx";
import { useRegisterMutation } from "./api.ts";
import { FailureBox } from "./failure-box.tsx";
import { PasswordField } from "./password-field.tsx";
import { PasswordRules } from "./password-rules.tsx";
import { emptyDraft, issuesOf, payloadOf, type RegisterDraft } from "./register-draft.ts";
import classes from "./register-form.module.css";
import { useFields } from "./use-fields.ts";

/** The registration form; `onRegistered` is told the address to which the mail goes. */
export function RegisterForm({ onRegistered }: { onRegistered: (email: string) => void }) {
  const { t } = useTranslation("accounts");
  const locale = useLocale();
  const rules = useId();
  const [register, { isLoading, error }] = useRegisterMutation();
  const fields = useFields(emptyDraft, issuesOf);
  const issueText = useIssueText();
  const wrong = (name: keyof RegisterDraft) => issueText(fields.issueOf(name));
  const { password, preferredLanguage, agreedToTerms } = fields.values;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading || !fields.trySend()) return;
    const body = { ...payloadOf(fields.values, locale), agreedToTerms: true as const };
    const reply = await register({ body });
    if (!reply.error) onRegistered(body.email.trim());
    else fields.refuse(asFailure(reply.error).fields ?? {});
  };

  return (
    <form ref={fields.form} noValidate onSubmit={submit} onKeyDown={keepEnterForComposing} className={classes.form}>
      <fieldset disabled={isLoading} className={classes.fields}>
        <TextInput
          {...fields.text("name")}
          error={wrong("name")}
          label={t("fields.name")}
          description={t("fields.nameHint")}
          autoComplete="name"
        />
        <TextInput
          {...fields.text("email")}
          error={wrong("email")}
          label={t("fields.email")}
          description={t("fields.emailHint")}
          type="email"
          autoComplete="username"
          maxLength={accountLimits.EMAIL_MAX}
        />
        <div className={classes.password}>
          <PasswordField
            {...fields.text("password")}
            error={wrong("password")}
            label={t("fields.password")}
            autoComplete="new-password"
            aria-details={rules}
          />
          <PasswordRules password={password} id={rules} />
        </div>
        <PasswordField
          {...fields.text("confirmation")}
          error={wrong("confirmation")}
          label={t("fields.confirmation")}
          autoComplete="new-password"
        />
        <Radio.Group
          size="md"
          value={preferredLanguage ?? locale}
          onChange={(chosen) => fields.set("preferredLanguage", chosen as Locale)}
          label={t("fields.preferredLanguage")}
          description={t("fields.preferredLanguageHint")}
        >
          <Group gap="xl" mt="xs">
            {locales.map((language) => (
              <Radio
                size="md"
                key={language}
                value={language}
                label={<span lang={languageTags[language]}>{t(`languages.${language}`)}</span>}
              />
            ))}
          </Group>
        </Radio.Group>
        <Agreement
          checked={agreedToTerms}
          onChange={(event) => fields.set("agreedToTerms", event.currentTarget.checked)}
          error={wrong("agreedToTerms")}
        />
      </fieldset>
      <FailureBox error={error} otherwise={t("register.failed")} />
      <Button type="submit" size="lg" loading={isLoading}>
        {t("register.send")}
      </Button>
    </form>
  );
}
