import type { FieldIssue } from "@dripstone/contract/errors";
import { type ChangeEvent, type RefObject, useEffect, useRef, useState } from "react";
import { asFailure } from "../../api/failure.ts";
import { useIssueText } from "../failure/failure-text.ts";
import { leadTo } from "./lead-to.ts";
import { usePointerRest } from "./use-pointer-rest.ts";

export type Issues<Values> = { [Name in keyof Values]?: FieldIssue };

/** What a text field gets, wherever it stands: `<TextInput {...fields.text("email")} />`. */
export type TextField = {
  value: string;
  onChange(event: ChangeEvent<HTMLInputElement>): void;
  onBlur(): void;
  error: string | undefined;
};

type Fields<Values> = {
  values: Values;
  /** For the form element: the first wrong field gets the focus after a vain attempt to send. */
  form: RefObject<HTMLFormElement | null>;
  set<Name extends keyof Values>(name: Name, value: Values[Name]): void;
  /** What is to be told of a field now. */
  issueOf(name: keyof Values): FieldIssue | undefined;
  text(name: keyof Values): TextField;
  /** What people read of a field that is not a text field. */
  errorOf(name: keyof Values): string | undefined;
  /** Whether all is right; from a vain attempt on, every issue is told. */
  trySend(): boolean;
  /** Sends if all is right, and takes over what the server finds wrong. Null if nothing was sent. */
  send<Reply extends { error?: unknown }>(call: (values: Values) => PromiseLike<Reply>): Promise<Reply | null>;
  /** Takes over what the server found wrong. */
  refuse(issues: Issues<Values>): void;
};

/**
 * A form's values, and what is wrong with them: a field is told about from when it was left for the first time, then with every
 * key. Issues are codes, so that they follow the language: a library's form would keep the sentences of the language that was
 * shown when they were found.
 */
export function useFields<Values extends object>(
  initial: Values,
  check: (values: Values) => Issues<Values>,
): Fields<Values> {
  const [values, setValues] = useState(initial);
  const [left, setLeft] = useState<ReadonlySet<keyof Values>>(new Set());
  const [refused, setRefused] = useState<Issues<Values>>({});
  const [triedInVain, setTriedInVain] = useState(false);
  // A count and no flag, as the next attempt in vain moves the focus again.
  const [vainAttempts, setVainAttempts] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const atRest = usePointerRest();
  const issueText = useIssueText();
  useEffect(() => {
    if (vainAttempts > 0) leadTo(form.current?.querySelector<HTMLElement>('[aria-invalid="true"]'));
  }, [vainAttempts]);

  const found = check(values);
  const set: Fields<Values>["set"] = (name, value) => {
    setValues((before) => ({ ...before, [name]: value }));
    setRefused((before) => ({ ...before, [name]: undefined }));
  };
  const issueOf: Fields<Values>["issueOf"] = (name) =>
    (left.has(name) || triedInVain ? found[name] : undefined) ?? refused[name];
  const trySend = () => {
    const right = Object.keys(found).length === 0;
    if (!right) {
      setTriedInVain(true);
      setVainAttempts((before) => before + 1);
    }
    return right;
  };
  const refuse = (issues: Issues<Values>) => {
    setRefused(issues);
    setVainAttempts((before) => before + 1);
  };
  return {
    values,
    form,
    set,
    issueOf,
    errorOf: (name) => issueText(issueOf(name)),
    text: (name) => ({
      value: String(values[name]),
      onChange: (event) => set(name, event.currentTarget.value as Values[typeof name]),
      onBlur: () => atRest(() => setLeft((before) => new Set(before).add(name))),
      error: issueText(issueOf(name)),
    }),
    trySend,
    async send(call) {
      if (!trySend()) return null;
      const reply = await call(values);
      if (reply.error) refuse(asFailure(reply.error).fields ?? {});
      return reply;
    },
    refuse,
  };
}
