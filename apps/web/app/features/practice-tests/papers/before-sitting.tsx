import { paths } from "@dripstone/contract/paths";
import type { PaperFacts } from "@dripstone/contract/practice-tests/payloads";
import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { ForVisitors } from "../../../session/for-visitors.tsx";
import { LoginPrompt } from "../../../session/login-prompt.tsx";
import { FailureBox } from "../../../ui/failure/failure-box.tsx";
import { useStartSittingMutation } from "../api.ts";
import { useOwnSittings } from "../history/use-own-sittings.ts";
import classes from "./before-sitting.module.css";

/** What happens once the clock runs, and the button that starts it; or the way back to where it runs already. */
export function BeforeSitting({ paper: { slug, minutes } }: { paper: PaperFacts }) {
  const { t } = useTranslation("practice-tests");
  const navigate = useNavigate();
  const { sittings, pending } = useOwnSittings(slug);
  const [start, { isLoading, error }] = useStartSittingMutation();
  const open = sittings.find(({ score }) => score === null);
  const again = sittings.length > 0;
  const begin = async () => {
    const { data } = await start({ params: { paper: slug } });
    if (data) await navigate(paths.sitting(slug, data.id));
  };
  return (
    <section className={classes.before} aria-labelledby="before">
      <h2 id="before" className={classes.title}>
        {t("before.title")}
      </h2>
      <ul className={classes.words}>
        <li>{t("before.clock", { count: minutes })}</li>
        <li>{t("before.saved")}</li>
        <li>{t("before.end")}</li>
        {!again && <li>{t("before.points")}</li>}
      </ul>
      {again && !open && <p className={classes.again}>{t("before.again")}</p>}
      {open && <p className={classes.again}>{t("before.open")}</p>}
      <ForVisitors
        otherwise={
          <>
            <FailureBox error={error} />
            <Button size="md" className={classes.start} loading={isLoading} disabled={pending} onClick={begin}>
              {t(open ? "before.resume" : again ? "before.startAgain" : "before.start")}
            </Button>
          </>
        }
      >
        <LoginPrompt title={t("before.login.title")} text={t("before.login.text")} />
      </ForVisitors>
    </section>
  );
}
