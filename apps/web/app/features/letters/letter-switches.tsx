import { Button, Skeleton, Switch } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useLocale } from "../../i18n/use-locale.ts";
import { FailureBox } from "../../ui/failure/failure-box.tsx";
import { useLettersQuery, useWantLettersMutation } from "./api.ts";
import classes from "./letter-switches.module.css";

/** Which of the things that the bell tells somebody also gets by mail: a switch for each kind. */
export function LetterSwitches() {
  const { t } = useTranslation(["notices", "common"]);
  const query = { query: { language: useLocale() } };
  const { data, error, isFetching, refetch } = useLettersQuery(query, { refetchOnMountOrArgChange: true });
  const [want, { error: refusal, isLoading, isSuccess, originalArgs }] = useWantLettersMutation();
  if (!data && error !== undefined) {
    return (
      <FailureBox error={error} takesFocus={false}>
        <Button variant="default" loading={isFetching} onClick={refetch}>
          {t("common:error.retry")}
        </Button>
      </FailureBox>
    );
  }
  if (!data) return <Skeleton role="status" aria-label={t("common:loading")} height={56} />;
  if (data.length === 0) return null;
  const chosen = data.filter(({ always }) => !always);
  return (
    <fieldset className={classes.letters}>
      <legend className={classes.legend}>{t("letters.legend")}</legend>
      {chosen.map(({ kind, label, wanted }) => (
        <Switch
          key={kind}
          size="md"
          label={label}
          checked={wanted}
          onChange={({ currentTarget }) => want({ body: { kind, wanted: currentTarget.checked } })}
        />
      ))}
      {data
        .filter(({ always }) => always)
        .map(({ kind, label }) => (
          <p key={kind} className={classes.always}>
            {t("letters.always", { label })}
          </p>
        ))}
      <p role="status" className={classes.said}>
        {isSuccess && !isLoading && t(originalArgs?.body.wanted ? "letters.on" : "letters.off")}
      </p>
      <FailureBox error={refusal} takesFocus={false} />
    </fieldset>
  );
}
