import type { FieldIssue } from "@dripstone/contract/errors";
import { type ChangeEvent, type RefObject, useEffect, useRef, useState } from "react";
import { usePointerRest } from "./use-pointer-rest.ts";

export type Issues<Values> = { [Name in keyof Values]?: FieldIssue };

type Fields<Values> = {
  values: Values;
  /** For the form element: the first wrong field gets the focus after a vain attempt to send. */
  form: RefObject<HTMLFormElement | null>;
  set<Name extends keyof Values>(name: Name, value: Values[Name]): void;
  /** What is to be told of a field now. */
  issueOf(name: keyof Values): FieldIssue | undefined;
  /** What every text field gets. */
  text(name: keyof Values): {
    value: string;
    onChange(event: ChangeEvent<HTMLInputElement>): void;
    onBlur(): void;
  };
  /** Whether all is right; from a vain attempt on, every issue is told. */
  trySend(): boolean;
  /** Takes over what the server found wrong. */
  refuse(issues: Issues<Values>): void;
};

/**
 * A form's values, and what is wrong with them: a field is told about from when it was left for the first time, then with every
 * key. Issues are codes, so that they follow the language.
 */
export function useFields<Values extends object>(
  initial: Values,
  check: (values: Values) => Issues<Values>,
): Fields<Values> {
  const [values, setValues] = useState(initial);
  const [left, setLeft] = useState<ReadonlySet<keyof Values>>(new Set());
  const [refused, setRefused] = useState<Issues<Values>>({});
  const [triedInVain, setTriedInVain] = useState(false);
  // Counts, so that each asks for the focus anew.
  const [vainAttempts, setVainAttempts] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const atRest = usePointerRest();
  useEffect(() => {
    if (vainAttempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [vainAttempts]);

  const found = check(values);
  const set: Fields<Values>["set"] = (name, value) => {
    setValues((before) => ({ ...before, [name]: value }));
    setRefused((before) => ({ ...before, [name]: undefined }));
  };
  return {
    values,
    form,
    set,
    issueOf: (name) => (left.has(name) || triedInVain ? found[name] : undefined) ?? refused[name],
    text: (name) => ({
      value: String(values[name]),
      onChange: (event) => set(name, event.currentTarget.value as Values[typeof name]),
      onBlur: () => atRest(() => setLeft((before) => new Set(before).add(name))),
    }),
    trySend() {
      const right = Object.keys(found).length === 0;
      if (!right) {
        setTriedInVain(true);
        setVainAttempts((before) => before + 1);
      }
      return right;
    },
    refuse(issues) {
      setRefused(issues);
      setVainAttempts((before) => before + 1);
    },
  };
}
