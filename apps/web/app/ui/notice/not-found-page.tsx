import { paths } from "@dripstone/contract/paths";
import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { WornAway } from "../illustrations/worn-away.tsx";
import classes from "./notice.module.css";
import { Notice } from "./notice.tsx";

/** Says that nothing is there, and at which address, if that is `asked` from elsewhere. */
export function NotFoundPage({ asked }: { asked?: string | undefined }) {
  const { t } = useTranslation();
  const words = asked?.match(/[\p{L}\p{M}\p{N}]+/gu)?.join(" ");
  return (
    <Notice title={t("notFound.title")} text={t("notFound.text")} figure={<WornAway />}>
      {asked && (
        <p className={classes.asked}>
          {t("notFound.asked")} <bdi>{asked}</bdi>
        </p>
      )}
      <Button component={Link} to={paths.home}>
        {t("notFound.home")}
      </Button>
      {words && (
        <Button component={Link} to={`${paths.search}?${new URLSearchParams({ q: words })}`} variant="default">
          {t("notFound.search")}
        </Button>
      )}
      <Button component={Link} to={paths.weeklyProblem} variant="default">
        {t("notFound.weekly")}
      </Button>
    </Notice>
  );
}
