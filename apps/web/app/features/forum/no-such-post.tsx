import { paths } from "@dripstone/contract/paths";
import { useTranslation } from "react-i18next";
import { WaitingHollow } from "../../ui/illustrations/waiting-hollow.tsx";
import { Notice } from "../../ui/notice/notice.tsx";
import { ButtonLink } from "../../ui/page/button-link.tsx";

/** Shown for a post that is not there, or not any more. */
export function NoSuchPost() {
  const { t } = useTranslation("forum");
  return (
    <Notice title={t("noSuchPost.title")} text={t("noSuchPost.text")} figure={<WaitingHollow />}>
      <ButtonLink to={paths.forum}>{t("noSuchPost.forum")}</ButtonLink>
    </Notice>
  );
}
