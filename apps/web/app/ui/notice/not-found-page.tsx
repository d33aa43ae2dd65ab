import { paths } from "@dripstone/contract/paths";
import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { WornAway } from "../illustrations/worn-away.tsx";
import { Notice } from "./notice.tsx";

export function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <Notice title={t("notFound.title")} text={t("notFound.text")} figure={<WornAway />}>
      <Button component={Link} to={paths.home}>
        {t("notFound.home")}
      </Button>
      <Button component={Link} to={paths.weeklyProblem} variant="default">
        {t("notFound.weekly")}
      </Button>
    </Notice>
  );
}
