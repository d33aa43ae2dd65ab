import { paths } from "@dripstone/contract/paths";
import { useTranslation } from "react-i18next";
import { StopPage } from "../../ui/letters/stop-page.tsx";
import { ButtonLink } from "../../ui/page/button-link.tsx";
import { useStopLettersMutation } from "./api.ts";

/** Of the letter's link; null where it brought none, and undefined until that is known. */
type StopLettersPageProps = { token: string | null | undefined };

/** Where the link at the end of a letter about a notice leads. */
export function StopLettersPage({ token }: StopLettersPageProps) {
  const { t } = useTranslation("notices");
  const [stop, outcome] = useStopLettersMutation();
  return (
    <StopPage
      words={t("stop", { returnObjects: true })}
      token={token}
      onStop={(token) => stop({ query: { token } })}
      outcome={outcome}
      wayOn={
        <ButtonLink to={paths.profile} quiet>
          {t("stop.profile")}
        </ButtonLink>
      }
    />
  );
}
