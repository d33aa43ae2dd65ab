import { accountLimits } from "@dripstone/contract/accounts/limits";
import { loginPayload, type User } from "@dripstone/contract/accounts/payloads";
import type { FieldIssue } from "@dripstone/contract/errors";
import { payloadIssues } from "@dripstone/contract/field-issues";
import { paths } from "@dripstone/contract/paths";
import { Button, Checkbox, TextInput } from "@mantine/core";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { login } from "../../../session/session.ts";
import { useAppDispatch, useAppSelector } from "../../../session/store.ts";
import { FailureBox } from "../../../ui/failure/failure-box.tsx";
import { useIssueText } from "../../../ui/failure/failure-text.ts";
import { Fields } from "../../../ui/form/fields.tsx";
import { focusAndSelect } from "../../../ui/form/focus.ts";
import { Form } from "../../../ui/form/form.tsx";
import { useFields } from "../../../ui/form/use-fields.ts";
import { PasswordField } from "../password/password-field.tsx";
import { ResendButton } from "../verification/resend-button.tsx";
import classes from "./login-form.module.css";

type LoginFormProps = { onLoggedIn: (user: User) => void; onCancel: () => void };

const empty = { email: "", password: "", rememberMe: false };

export function LoginForm({ onLoggedIn, onCancel }: LoginFormProps) {
  const { t } = useTranslation("accounts");
  const dispatch = useAppDispatch();
  const { loading, error } = useAppSelector((state) => state.auth);
  const fields = useFields(empty, (values) => payloadIssues(loginPayload, values));
  const { email, password, rememberMe } = fields.values;
  const issueText = useIssueText();
  // The dialog has words of its own for a wrong address.
  const wrong = (issue?: FieldIssue) => (issue?.code === "EMAIL_INVALID" ? t("login.emailInvalid") : issueText(issue));

  const passwordInput = useRef<HTMLInputElement>(null);
  const notVerified = error?.code === "EMAIL_NOT_VERIFIED";
  useEffect(() => {
    if (error && !notVerified && !error.fields) focusAndSelect(passwordInput.current);
  }, [error, notVerified]);

  const running = useRef<{ abort(): void }>(null);
  const send = async () => {
    if (!fields.trySend()) return;
    const request = dispatch(login({ email, password, rememberMe }));
    running.current = request;
    const result = await request;
    if (login.fulfilled.match(result)) onLoggedIn(result.payload.user);
    else if (result.payload?.fields) fields.refuse(result.payload.fields);
  };

  /** Also the way out of a request that hangs: nothing of it counts afterwards. */
  const cancel = () => {
    running.current?.abort();
    onCancel();
  };

  return (
    <Form ref={fields.form} busy={loading} onSend={send}>
      <Fields disabled={loading} className={classes.fields}>
        <FailureBox error={error} otherwise={t("login.failed")} takesFocus={notVerified}>
          {notVerified && (
            <>
              <p>{t("login.notVerifiedHint")}</p>
              <ResendButton email={email} />
              <p>
                <Link to={paths.verifyEmail} onClick={cancel}>
                  {t("login.enterCode")}
                </Link>
              </p>
            </>
          )}
        </FailureBox>
        <TextInput
          {...fields.text("email")}
          error={wrong(fields.issueOf("email"))}
          className={classes.field}
          label={t("fields.email")}
          type="email"
          autoComplete="username"
          maxLength={accountLimits.EMAIL_MAX}
          data-autofocus
        />
        <div className={classes.password}>
          <PasswordField
            {...fields.text("password")}
            // Nothing is claimed of a password that exists already, unless it was sent: new ones have rules of their own.
            onBlur={() => {}}
            ref={passwordInput}
            error={wrong(fields.issueOf("password"))}
            className={classes.field}
            label={t("fields.password")}
            autoComplete="current-password"
          />
          {/* On the label's line, but after the field for the keyboard. */}
          <Link to={paths.forgotPassword} state={{ email }} onClick={cancel} className={classes.forgot}>
            {t("login.forgot")}
          </Link>
        </div>
        <Checkbox
          size="md"
          checked={rememberMe}
          onChange={(event) => fields.set("rememberMe", event.currentTarget.checked)}
          label={t("login.rememberMe")}
          description={t("login.rememberMeHint")}
        />
      </Fields>
      <div className={classes.actions}>
        <Button type="submit" loading={loading} disabled={email.trim() === "" || password === ""}>
          {t("login.send")}
        </Button>
        <Button variant="default" onClick={cancel}>
          {t("login.cancel")}
        </Button>
      </div>
      <p className={classes.register}>
        {t("login.noAccount")}{" "}
        <Link to={paths.register} onClick={cancel}>
          {t("login.register")}
        </Link>
      </p>
    </Form>
  );
}
