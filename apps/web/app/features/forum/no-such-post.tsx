import { paths } from "@dripstone/contract/paths";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { WaitingHollow } from "../../ui/illustrations/waiting-hollow.tsx";
import { Notice } from "../../ui/notice/notice.tsx";
import { ButtonLink } from "../../ui/page/button-link.tsx";
import classes from "./no-such-post.module.css";

type NoSuchPostProps = {
  /** What somebody was writing there. */
  children?: ReactNode;
};

/** Shown for a post that is not there, or not any more. */
export function NoSuchPost({ children }: NoSuchPostProps) {
  const { t } = useTranslation("forum");
  return (
    <>
      <Notice title={t("noSuchPost.title")} text={t("noSuchPost.text")} figure={<WaitingHollow />}>
        <ButtonLink to={paths.forum}>{t("noSuchPost.forum")}</ButtonLink>
      </Notice>
      {children && <div className={classes.words}>{children}</div>}
    </>
  );
}
