import { DAY_MS, SECOND_MS } from "@dripstone/contract/durations";
import { type RefObject, useEffect, useRef, useState } from "react";
import { type Issues, useFields } from "../../../ui/form/use-fields.ts";
import { useInBrowser } from "../../../ui/use-in-browser.ts";
import { useNear } from "../../../ui/use-near.ts";
import { type FormDraft, keepDraft, keptDraft, newDraft, type Texts } from "./form-draft.ts";

type Options<Values> = {
  /** What the tab calls what is written. */
  name: string;
  /** Stays the same. */
  empty: Values;
  /** Fetches what judges the fields, which brings the schemas along. */
  fetchCheck: () => Promise<(values: Values) => Issues<Values>>;
};

/** What a form sends beside its fields. */
type Sent = { id: string; topic: string; seconds: number };

/**
 * A form that is open to everybody: what is typed stays in the tab until it has arrived, also when the page is loaded anew. What judges it is fetched
 * when somebody comes near the form (`place`); until then, and where it cannot be fetched, the server alone judges.
 */
export function useOpenForm<Values extends Texts>({ name, empty, fetchCheck }: Options<Values>) {
  const [check, setCheck] = useState<(values: Values) => Issues<Values>>(() => () => ({}));
  const fields = useFields<Values>(empty, check);
  const [topic, setTopic] = useState("");
  const draft = useRef<FormDraft<Values> | null>(null);
  const shownAt = useRef(0);
  const inBrowser = useInBrowser();
  const place: RefObject<HTMLDivElement | null> = useNear(() => {
    fetchCheck().then(
      (fetched) => setCheck(() => fetched),
      () => {},
    );
  });

  const { values, set } = fields;
  const put = (texts: Values) => {
    for (const field of Object.keys(texts) as (keyof Values)[]) set(field, texts[field]);
  };
  // The server's HTML knows of nothing that was written.
  useEffect(() => {
    // What the server sent could be typed into before this.
    shownAt.current = inBrowser ? Date.now() : performance.timeOrigin;
    draft.current = keptDraft(name, empty);
    if (draft.current) put(draft.current.values);
  }, []);
  useEffect(() => {
    const before = draft.current;
    if (isSame(values, before?.values ?? empty)) return;
    draft.current = before ? { ...before, values } : newDraft(values, Date.now());
    keepDraft(name, draft.current);
  }, [values, name, empty]);

  return {
    fields,
    place,
    trap: { value: topic, onChange: setTopic },
    send<Reply extends { error?: unknown }>(call: (values: Values, sent: Sent) => PromiseLike<Reply>) {
      draft.current ??= newDraft(values, shownAt.current);
      const { id, begunAt } = draft.current;
      const ms = Math.min(DAY_MS, Math.max(0, Date.now() - Math.min(begunAt, shownAt.current)));
      return fields.send((typed) => call(typed, { id, topic, seconds: Math.floor(ms / SECOND_MS) }));
    },
    /** It has arrived; `rest` is what may stay for the next one. */
    begin(rest: Partial<Values> = {}) {
      draft.current = null;
      keepDraft(name, null);
      put({ ...empty, ...rest });
    },
  };
}

const isSame = (one: Texts, other: Texts) => Object.keys(one).every((field) => one[field] === other[field]);
