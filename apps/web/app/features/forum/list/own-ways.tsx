import { listQueryOf } from "@dripstone/contract/lists/list";
import { useTranslation } from "react-i18next";
import { LinkTabs } from "../../../ui/list/link-tabs.tsx";
import { type ForumView, forumList } from "./view.ts";

/** Between what one has asked and what one has replied. */
export function OwnWays({ mine }: Pick<ForumView, "mine">) {
  const { t } = useTranslation("forum-list");
  const ways = (["yes", "replies"] as const).map((which) => ({
    key: which,
    text: t(`own.${which}`),
    search: listQueryOf(forumList, { sort: forumList.sorts[0], size: forumList.sizes[0], mine: which }),
    isHere: mine === which,
  }));
  return <LinkTabs label={t("categories.mine")} ways={ways} />;
}
