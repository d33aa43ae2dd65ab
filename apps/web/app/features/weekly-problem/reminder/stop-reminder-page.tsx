import { paths } from "@dripstone/contract/paths";
import { useTranslation } from "react-i18next";
import { StopPage } from "../../../ui/letters/stop-page.tsx";
import { ButtonLink } from "../../../ui/page/button-link.tsx";
import { useStopReminderMutation } from "../api.ts";

/** Of the letter's link; null where it brought none, and undefined until that is known. */
type StopReminderPageProps = { token: string | null | undefined };

/** Where the link at the end of a reminder leads. */
export function StopReminderPage({ token }: StopReminderPageProps) {
  const { t } = useTranslation("weekly-problem");
  const [stop, outcome] = useStopReminderMutation();
  return (
    <StopPage
      words={t("stop", { returnObjects: true })}
      token={token}
      onStop={(token) => stop({ query: { token } })}
      outcome={outcome}
      wayOn={
        <ButtonLink to={paths.weeklyProblem} quiet>
          {t("stop.weekly")}
        </ButtonLink>
      }
    />
  );
}
