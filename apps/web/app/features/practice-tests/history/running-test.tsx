import { paths } from "@dripstone/contract/paths";
import { useTranslation } from "react-i18next";
import { Callout } from "../../../ui/callout/callout.tsx";
import { ButtonLink } from "../../../ui/page/button-link.tsx";
import classes from "./running-test.module.css";
import { useOwnSittings } from "./use-own-sittings.ts";

/** The way back to a test whose clock is running, before anything else. */
export function RunningTest() {
  const { t } = useTranslation("practice-tests");
  const open = useOwnSittings().sittings.find(({ score }) => score === null);
  if (!open) return null;
  return (
    <Callout tone="warm" className={classes.running}>
      <p>{t("running", { title: open.title })}</p>
      <ButtonLink to={paths.sitting(open.paper, open.id)}>{t("before.resume")}</ButtonLink>
    </Callout>
  );
}
