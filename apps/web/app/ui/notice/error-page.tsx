import { paths } from "@dripstone/contract/paths";
import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { StoneInStream } from "../illustrations/stone-in-stream.tsx";
import { Notice } from "./notice.tsx";

/** What is shown in place of a page that broke. */
export function ErrorPage({ error }: { error: unknown }) {
  const { t } = useTranslation();
  if (import.meta.env.DEV) console.error(error);
  return (
    <Notice title={t("error.title")} text={t("error.text")} figure={<StoneInStream />}>
      <Button onClick={() => window.location.reload()}>{t("error.retry")}</Button>
      <Button component={Link} to={paths.home} variant="default" reloadDocument>
        {t("error.home")}
      </Button>
    </Notice>
  );
}
