import type { OfficeCategory } from "@dripstone/contract/forum/categories";
import { useState } from "react";
import { asFailure, type Failure } from "../../../../api/failure.ts";
import { useDraft } from "../../../../ui/drafts/use-draft.ts";
import { useAddCategoryMutation, useChangeCategoryMutation, useLazyOfficeCategoriesQuery } from "../api.ts";
import { merge } from "./merge.ts";
import {
  areValues,
  type CategoryValues,
  isSame,
  newCategory,
  type Portion,
  payloadOf,
  valuesOf,
  write,
} from "./values.ts";

/** What is being written, with what was saved when the writing began; the version of a new one is 0. */
type Draft = { base: { version: number; values: CategoryValues }; values: CategoryValues };

/** What somebody else has saved meanwhile: what was taken over of it, and what we have changed, too. */
export type Meeting = { theirs: CategoryValues; takenOver: readonly Portion[]; disputed: readonly Portion[] };

/** A category while it is changed, kept in the tab until it is saved; or a new one (null). */
export function useEditor(opened: OfficeCategory | null) {
  const [stored, setStored] = useState(opened);
  const [draft, keep] = useDraft<Draft>(`forum-category:${opened?.id ?? "new"}`, isDraft);
  const [add, adding] = useAddCategoryMutation();
  const [put, putting] = useChangeCategoryMutation();
  const [look] = useLazyOfficeCategoriesQuery();
  const [failure, setFailure] = useState<unknown>(null);
  const [meeting, setMeeting] = useState<Meeting | null>(null);
  const saved = stored ? { version: stored.version, values: valuesOf(stored) } : { version: 0, values: newCategory };
  const values = draft?.values ?? saved.values;

  function change(portion: Portion, value: string | boolean): void {
    setFailure(null);
    keep((before) => {
      const { base, values: written } = before ?? { base: saved, values: saved.values };
      const next = write(written, portion, value);
      return isSame(next, base.values) ? null : { base, values: next };
    });
  }

  /** What was saved is the ground of whatever has been typed meanwhile. */
  function takeOver(reply: OfficeCategory, sent: CategoryValues): OfficeCategory {
    setStored(reply);
    setMeeting(null);
    const base = { version: reply.version, values: sent };
    keep((now) => (now && !isSame(now.values, sent) ? { base, values: now.values } : null));
    return reply;
  }

  /** Somebody else has saved it: what only they have changed is taken over, and the rest stays as it is written here. */
  async function meet(id: string): Promise<void> {
    const { data, error } = await look(undefined);
    if (!data) return setFailure(error);
    const newest = data.find((category) => category.id === id);
    if (!newest) return setFailure(gone);
    const theirs = valuesOf(newest);
    keep((before) => {
      const { base, values: mine } = before ?? { base: saved, values: saved.values };
      const { merged, ...rest } = merge({ base: base.values, mine, theirs });
      setMeeting({ theirs, ...rest });
      return { base: { version: newest.version, values: theirs }, values: merged };
    });
    setStored(newest);
  }

  async function addIt(sent: CategoryValues): Promise<OfficeCategory | null> {
    const { data, error } = await add({ body: payloadOf(sent) });
    if (data) return takeOver(data, sent);
    setFailure(error);
    return null;
  }

  async function save(): Promise<OfficeCategory | null> {
    setFailure(null);
    if (!stored) return addIt(values);
    const version = draft?.base.version ?? stored.version;
    const { data, error } = await put({ params: { id: stored.id }, body: { ...payloadOf(values), version } });
    if (data) return takeOver(data, values);
    if (asFailure(error).code === "EDITED_MEANWHILE") await meet(stored.id);
    else setFailure(error);
    return null;
  }

  return {
    ...{ stored, values, meeting, failure, change, save },
    dirty: draft !== null,
    saving: adding.isLoading || putting.isLoading,
    /** What was opened has been deleted: what is written becomes a category of its own. */
    saveAsNew: () => addIt(values),
  };
}

export type Editor = ReturnType<typeof useEditor>;

/** As the server would say it by now. */
const gone: Failure = { code: "NOT_FOUND", message: "" };

function isDraft(value: unknown): value is Draft {
  const { base, values } = (value ?? {}) as Partial<Draft>;
  return typeof base?.version === "number" && areValues(base.values) && areValues(values);
}
