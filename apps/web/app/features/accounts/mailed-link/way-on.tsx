import { paths } from "@dripstone/contract/paths";
import { useTranslation } from "react-i18next";
import { LoginButton } from "../../../session/login-button.tsx";
import { useAppSelector } from "../../../session/store.ts";
import { ButtonLink } from "../../../ui/page/button-link.tsx";

/** From the page of a mailed link: to one's profile, or to the login that stands before it. */
export function WayOn({ quiet = false }: { quiet?: boolean }) {
  const { t } = useTranslation("accounts");
  const isHere = useAppSelector((state) => state.auth.token !== null);
  if (!isHere) return <LoginButton variant={quiet ? "default" : undefined} />;
  return (
    <ButtonLink to={paths.profile} quiet={quiet}>
      {t("confirmEmail.toProfile")}
    </ButtonLink>
  );
}
