import { paths } from "@dripstone/contract/paths";
import { useTranslation } from "react-i18next";
import { isFailure } from "../../../api/failure.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { useFailureText } from "../../../ui/failure/failure-text.ts";
import { StoneInStream } from "../../../ui/illustrations/stone-in-stream.tsx";
import { Notice } from "../../../ui/notice/notice.tsx";
import { ButtonLink } from "../../../ui/page/button-link.tsx";
import { usePostSourceQuery, useThreadOfMineQuery } from "../api.ts";
import { isGone } from "../editing/is-gone.ts";
import LostEdit from "../editing/lost-edit.tsx";
import { NoSuchPost } from "../no-such-post.tsx";
import { PostFailed } from "../thread/post-failed.tsx";
import { PostSkeleton } from "../thread/post-skeleton.tsx";
import { PostEditor } from "./post-editor.tsx";

/** Where a post is changed, by whoever may do that. */
export function EditPostPage({ id }: { id: string }) {
  const { t } = useTranslation("forum-writing");
  const failureText = useFailureText();
  const {
    currentData: source,
    error,
    refetch,
  } = usePostSourceQuery({ params: { id } }, { refetchOnMountOrArgChange: true });
  const { data: mine } = useThreadOfMineQuery({ params: { id }, query: { language: useLocale() } });
  if (isGone(error)) {
    return (
      <NoSuchPost>
        <LostEdit of={id} kind="post" />
      </NoSuchPost>
    );
  }
  if (isFailure(error) && error.code === "NOT_AUTHORIZED_TO_EDIT") {
    return (
      <Notice title={failureText(error)} text={t("edit.notYours")} figure={<StoneInStream />}>
        <ButtonLink to={paths.forumPost(id)}>{t("edit.back")}</ButtonLink>
      </Notice>
    );
  }
  if (isFailure(error) && error.code === "EDITED_TOO_OFTEN") {
    return (
      <Notice title={t("edit.noMore")} text={failureText(error)} figure={<StoneInStream />}>
        <ButtonLink to={paths.forumPost(id)}>{t("edit.back")}</ButtonLink>
      </Notice>
    );
  }
  if (error) return <PostFailed error={error} onRetry={() => void refetch()} />;
  if (!source || !mine) return <PostSkeleton />;
  return <PostEditor id={id} source={source} own={mine.own} />;
}
