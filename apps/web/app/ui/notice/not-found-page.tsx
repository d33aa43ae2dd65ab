import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { WornAway } from "../illustrations/worn-away.tsx";
import { Notice } from "./notice.tsx";

export function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <Notice title={t("notFound.title")} text={t("notFound.text")} figure={<WornAway />}>
      <Button component={Link} to="/">
        {t("notFound.home")}
      </Button>
      <Button component={Link} to="/weekly-problem" variant="default">
        {t("notFound.weekly")}
      </Button>
    </Notice>
  );
}
