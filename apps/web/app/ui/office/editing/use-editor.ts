import { useCallback, useRef, useState } from "react";
import { asFailure, type Failure } from "../../../api/failure.ts";
import { useDraft } from "../../drafts/use-draft.ts";
import { merge } from "./merge.ts";
import { areValues, type Cell, isSame, type Values } from "./values.ts";

/** What a call came to. */
type Outcome<Thing> = { data?: Thing | undefined; error?: unknown };

export type Source<Thing> = {
  /** Its name among what the tab keeps. */
  name: string;
  /** Null while there is none. */
  opened: Thing | null;
  /** A thing of which nothing has been written. */
  fresh: Values;
  valuesOf: (thing: Thing) => Values;
  /** Saves it in place of a version, or for the first time (null). */
  send: (values: Values, version: number | null) => Promise<Outcome<Thing>>;
  /** What there is of it now; nothing where it is gone. */
  look: () => Promise<Outcome<Thing>>;
};

/** What is being written, with what was saved when the writing began. */
type Draft = { base: { version: number; values: Values }; values: Values };

/** What somebody else has saved meanwhile: what was taken over of it, and what we have changed, too. */
type Meeting = { theirs: Values; takenOver: readonly string[]; disputed: readonly string[] };

/** A thing of the office while it is changed, kept in the tab until it is saved. */
export function useEditor<Thing extends { version: number }>(source: Source<Thing>) {
  const { name, opened, valuesOf, send, look } = source;
  const [fresh] = useState(source.fresh);
  const isDraft = useCallback((value: unknown): value is Draft => areDraft(value, fresh), [fresh]);
  const [stored, setStored] = useState(opened);
  const [draft, keep] = useDraft<Draft>(name, isDraft);
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const [meeting, setMeeting] = useState<Meeting | null>(null);
  const saved = stored ? { version: stored.version, values: valuesOf(stored) } : { version: 0, values: fresh };
  const values = draft?.values ?? saved.values;
  /** Ahead of the state: what is typed before a reply is shown is written on what the reply has brought. */
  const ground = useRef(saved);

  function hold(thing: Thing, as: Values): void {
    ground.current = { version: thing.version, values: as };
    setStored(thing);
  }

  function change(key: string, cell: Cell): void {
    setFailure(null);
    keep((before) => {
      const { base, values: written } = before ?? { base: ground.current, values: ground.current.values };
      const next = { ...written, [key]: cell };
      return isSame(next, base.values) ? null : { base, values: next };
    });
  }

  /** Somebody else has saved it: what only they have changed is taken over, and the rest stays as it is written here. */
  async function meet(): Promise<void> {
    const { data: newest, error } = await look();
    if (!newest) return setFailure(error ?? gone);
    const theirs = valuesOf(newest);
    keep((before) => {
      const { base, values: mine } = before ?? { base: ground.current, values: ground.current.values };
      const { merged, ...rest } = merge({ base: base.values, mine, theirs });
      setMeeting({ theirs, ...rest });
      return { base: { version: newest.version, values: theirs }, values: merged };
    });
    hold(newest, theirs);
  }

  async function save(): Promise<Thing | null> {
    if (saving) return null;
    setFailure(null);
    setSaving(true);
    const sent = values;
    const { data, error } = await send(sent, stored ? (draft?.base.version ?? stored.version) : null);
    setSaving(false);
    if (!data) {
      if (stored && asFailure(error).code === "EDITED_MEANWHILE") await meet();
      else setFailure(error);
      return null;
    }
    hold(data, valuesOf(data));
    setMeeting(null);
    // What was typed meanwhile stands on what was saved.
    const base = { version: data.version, values: sent };
    keep((now) => (now && !isSame(now.values, sent) ? { base, values: now.values } : null));
    return data;
  }

  return {
    ...{ stored, values, meeting, failure, saving, change, save },
    dirty: draft !== null,
    /** Throws away what is written. */
    forget: () => keep(() => null),
  };
}

export type Editor = Omit<ReturnType<typeof useEditor<{ version: number }>>, "save"> & { save: () => Promise<unknown> };

/** As the server would say it by now. */
const gone: Failure = { code: "NOT_FOUND", message: "" };

function areDraft(value: unknown, like: Values): value is Draft {
  const { base, values } = (value ?? {}) as Partial<Draft>;
  return typeof base?.version === "number" && areValues(base.values, like) && areValues(values, like);
}
