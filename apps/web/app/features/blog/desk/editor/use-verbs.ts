import type { DeskPost } from "@dripstone/contract/blog/desk/payloads";
import { paths } from "@dripstone/contract/paths";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { useLocale } from "../../../../i18n/use-locale.ts";
import { settled } from "../../../../ui/leaving/use-leaving.ts";
import { useToast } from "../../../../ui/toast/toast.tsx";
import { usePublishBlogPostMutation, useRemoveBlogPostMutation, useWithdrawBlogPostMutation } from "../api.ts";
import type { Editor } from "./use-editor.ts";

/** What is done to a post as a whole; each first saves what has been written. */
export function useVerbs({ stored, saving, save, restore, forget, setFailure }: Editor) {
  const { t } = useTranslation("blog-desk");
  const query = { language: useLocale() };
  const navigate = useNavigate();
  const say = useToast();
  const [publishPost, publishing] = usePublishBlogPostMutation();
  const [withdrawPost, withdrawing] = useWithdrawBlogPostMutation();
  const [removePost, removing] = useRemoveBlogPostMutation();

  async function turn(verb: (saved: DeskPost) => PromiseLike<{ data?: DeskPost; error?: unknown }>): Promise<void> {
    const saved = await save();
    if (!saved) return;
    const { data, error } = await verb(saved);
    if (!data) return setFailure(error);
    restore(data);
    say(t(`said.${data.state}`));
  }

  return {
    busy: saving || publishing.isLoading || withdrawing.isLoading || removing.isLoading,
    /** At once, or at a time of the school's clock. */
    publish: (at?: string) =>
      turn(({ id, version }) =>
        publishPost({ params: { id }, query, body: { version, ...(at !== undefined && { at }) } }),
      ),
    withdraw: () => turn(({ id, version }) => withdrawPost({ params: { id }, query, body: { version } })),
    /** Null when it was deleted; otherwise why not. */
    async remove(): Promise<unknown> {
      if (!stored) return null;
      const { data, error } = await removePost({ params: { id: stored.id }, body: { version: stored.version } });
      if (!data) return error;
      forget();
      say(t("said.removed"));
      await navigate(paths.adminBlog, { state: settled });
      return null;
    },
  };
}
