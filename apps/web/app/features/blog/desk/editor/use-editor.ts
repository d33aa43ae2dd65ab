import type { DeskPost } from "@dripstone/contract/blog/desk/payloads";
import type { BlogDraft } from "@dripstone/contract/blog/draft";
import { useRef, useState } from "react";
import { asFailure } from "../../../../api/failure.ts";
import { useLocale } from "../../../../i18n/use-locale.ts";
import { useDraft } from "../../../../ui/drafts/use-draft.ts";
import { useBeginBlogPostMutation, useLazyDeskPostQuery, useSaveBlogPostMutation } from "../api.ts";
import { isPost, isSame, merge, newPost, type Portion, type Value, write } from "./portions.ts";

/** What is being written, with what was saved when the writing began; the version of a new one is 0. */
type Draft = { base: { version: number; post: BlogDraft }; post: BlogDraft };

/** What somebody else has saved meanwhile: what was taken over of it, and what we have changed, too. */
type Meeting = { theirs: BlogDraft; takenOver: readonly Portion[]; disputed: readonly Portion[] };

/** A post while it is written, kept in the tab until it is saved; or a new one (null). */
export function useEditor(opened: DeskPost | null) {
  const query = { language: useLocale() };
  const [stored, setStored] = useState(opened);
  const [draft, keep, moveTo] = useDraft<Draft>(draftName(opened?.id), isDraft);
  const [begin, beginning] = useBeginBlogPostMutation();
  const [put, putting] = useSaveBlogPostMutation();
  const [look] = useLazyDeskPostQuery();
  const [failure, setFailure] = useState<unknown>(null);
  const [meeting, setMeeting] = useState<Meeting | null>(null);
  const saved = stored ? { version: stored.version, post: stored.post } : { version: 0, post: newPost };
  const post = draft?.post ?? saved.post;
  const saving = beginning.isLoading || putting.isLoading;
  /** Ahead of the state: what is typed before a reply is shown is written on what the reply has brought. */
  const ground = useRef(saved);

  function hold(reply: DeskPost): void {
    ground.current = { version: reply.version, post: reply.post };
    setStored(reply);
  }

  function change(portion: Portion, value: Value): void {
    setFailure(null);
    keep((before) => {
      const { base, post: written } = before ?? { base: ground.current, post: ground.current.post };
      const next = write(written, portion, value);
      return isSame(next, base.post) ? null : { base, post: next };
    });
  }

  /** What was saved is the ground of whatever has been typed meanwhile. */
  function takeOver(reply: DeskPost, sent: BlogDraft): DeskPost {
    // As it was typed: the server trims, and would take the blank from under the cursor.
    const kept = { ...reply, post: sent };
    hold(kept);
    setMeeting(null);
    const base = { version: reply.version, post: sent };
    keep((now) => (now && !isSame(now.post, sent) ? { base, post: now.post } : null));
    moveTo(draftName(reply.id));
    return kept;
  }

  /** Somebody else has saved it: what only they have changed is taken over, and the rest stays as it is written here. */
  async function meet(id: string): Promise<void> {
    const { data: newest, error } = await look({ params: { id }, query });
    if (!newest) return setFailure(error);
    keep((before) => {
      const { base, post: mine } = before ?? { base: ground.current, post: ground.current.post };
      const { merged, ...rest } = merge({ base: base.post, mine, theirs: newest.post });
      setMeeting({ theirs: newest.post, ...rest });
      return { base: { version: newest.version, post: newest.post }, post: merged };
    });
    hold(newest);
  }

  /** Null when it could not be saved; then `failure` or `meeting` tells why. */
  async function save(): Promise<DeskPost | null> {
    // Twice at once it would be begun twice.
    if (saving) return null;
    if (stored && !draft) return stored;
    setFailure(null);
    const reply = stored
      ? await put({ params: { id: stored.id }, query, body: { version: draft?.base.version ?? stored.version, post } })
      : await begin({ query, body: { post } });
    if (reply.data) return takeOver(reply.data, post);
    if (stored && asFailure(reply.error).code === "EDITED_MEANWHILE") await meet(stored.id);
    else setFailure(reply.error);
    return null;
  }

  return {
    ...{ stored, post, meeting, failure, setFailure, change, save },
    dirty: draft !== null,
    saving,
    /** A verb has answered: what it has not decided stays as it is written. */
    restore: hold,
    forget: () => keep(() => null),
  };
}

export type Editor = ReturnType<typeof useEditor>;

const draftName = (id: string | undefined) => `blog-post:${id ?? "new"}`;

function isDraft(value: unknown): value is Draft {
  const { base, post } = (value ?? {}) as Partial<Draft>;
  return typeof base?.version === "number" && isPost(base.post) && isPost(post);
}
