import type { FieldIssue } from "@dripstone/contract/errors";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { isFailure } from "../../api/failure.ts";
import { useIssueText } from "../failure/failure-text.ts";
import { leadToWrong } from "./lead-to.ts";
import { usePointerRest } from "./use-pointer-rest.ts";

/**
 * What is wrong with what is being written: told of a field once it was left, and of all after an attempt to send it in vain, which leads
 * to the first of them. For what lives in a draft; `useFields` keeps the values, too.
 */
export function useToldIssues<Field extends string>(
  found: { [Name in Field]?: FieldIssue | undefined },
  error: unknown,
  /** Brings the first of them onto the screen, where only a part of the fields is. */
  show?: () => void,
) {
  const issueText = useIssueText();
  const atRest = usePointerRest();
  const form = useRef<HTMLFormElement>(null);
  const [left, setLeft] = useState<ReadonlySet<Field>>(new Set());
  const [vain, setVain] = useState(0);
  const refused = isFailure(error) ? error.fields : undefined;
  const lead = useEffectEvent(() => leadToWrong(form.current, show));
  // Apart, so that nothing leads whoever is typing away from there once what the server refused is told no more.
  useEffect(() => {
    if (vain > 0) lead();
  }, [vain]);
  useEffect(() => {
    if (refused) lead();
  }, [refused]);

  return {
    form,
    refused,
    triedInVain: vain > 0,
    // Not while a button is pressed, which would be moved from under the pointer.
    leave: (field: Field) => atRest(() => setLeft((before) => new Set(before).add(field))),
    errorOf: (field: Field) => issueText((vain > 0 || left.has(field) ? found[field] : undefined) ?? refused?.[field]),
    /** What was written has gone out: an emptied field is not one that was left empty. */
    forget(): void {
      setVain(0);
      setLeft(new Set());
    },
    /** Whether it can be sent, if nothing beside its fields is in the way; from a vain attempt on, every issue is told. */
    isRight(isRestRight = true): boolean {
      const right = isRestRight && Object.values(found).every((issue) => issue === undefined);
      if (!right) setVain((before) => before + 1);
      return right;
    },
  };
}
