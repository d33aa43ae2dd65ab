import { paths } from "@dripstone/contract/paths";
import { useTranslation } from "react-i18next";
import { useChatFlagsQuery, useRatedRepliesQuery } from "../api.ts";
import { FirstOfList } from "./first-of-list.tsx";
import { FlagItems } from "./flag-items.tsx";
import { RatedItems } from "./rated-items.tsx";

/** Whom somebody should look after first, and what has not helped lately. */
export function WatchParts() {
  const { t } = useTranslation("tutor-flags");
  const flags = useChatFlagsQuery({ query: {} });
  const rated = useRatedRepliesQuery({ query: {} });
  return (
    <>
      <FirstOfList title={t("title")} note={t("note")} none={t("none")} to={paths.adminTutor} query={flags}>
        {(items) => <FlagItems items={items} />}
      </FirstOfList>
      <FirstOfList
        title={t("rated.title")}
        note={t("rated.note")}
        none={t("rated.none")}
        to={paths.adminTutorReplies}
        query={rated}
      >
        {(items) => <RatedItems items={items} />}
      </FirstOfList>
    </>
  );
}
