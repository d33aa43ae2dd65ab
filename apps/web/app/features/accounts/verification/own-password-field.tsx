import type { FieldIssue } from "@dripstone/contract/errors";
import { paths } from "@dripstone/contract/paths";
import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import classes from "../parts.module.css";
import { PasswordField } from "../password/password-field.tsx";

type OwnPasswordFieldProps = ComponentProps<typeof PasswordField> & { issue: FieldIssue | undefined };

/** Whoever confirms an address shows that the account that waits for it is theirs. */
export function OwnPasswordField({ issue, ...props }: OwnPasswordFieldProps) {
  const { t } = useTranslation("accounts");
  const isWrong = issue?.code === "PASSWORD_WRONG";
  return (
    <div className={classes.head}>
      <PasswordField
        {...props}
        error={isWrong ? t("verify.passwordWrong") : props.error}
        classNames={{ description: classes.why }}
        label={t("verify.password")}
        description={t("verify.passwordWhy")}
        autoComplete="current-password"
      />
      {isWrong && (
        <p className={classes.hint}>
          <Link to={paths.register}>{t("verify.again")}</Link>
        </p>
      )}
    </div>
  );
}
