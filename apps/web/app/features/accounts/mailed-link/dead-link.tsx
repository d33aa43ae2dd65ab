import { type ReactNode, useMemo } from "react";
import { asFailure } from "../../../api/failure.ts";
import { FailureBox } from "../../../ui/failure/failure-box.tsx";
import classes from "../parts.module.css";

type LinkKind = "VERIFICATION" | "RESET" | "EMAIL" | "PARENT";

type DeadLinkCode = `${LinkKind}_LINK_${"INVALID" | "EXPIRED"}`;

/** Says that a mailed link will never work again; `children` are the ways on. */
export function DeadLink({ code, children }: { code: DeadLinkCode; children: ReactNode }) {
  const failure = useMemo(() => ({ code, message: "" }), [code]);
  return (
    <section className={classes.step}>
      <FailureBox error={failure} />
      {children}
    </section>
  );
}

/** Why a link of a kind is dead, from the errors of its calls; undefined for what is worth another try. */
export function deadLinkOf(kind: LinkKind, ...errors: unknown[]): DeadLinkCode | undefined {
  for (const error of errors.filter(Boolean)) {
    const { code, fields } = asFailure(error);
    if (code === `${kind}_LINK_EXPIRED`) return `${kind}_LINK_EXPIRED`;
    if (code === `${kind}_LINK_INVALID`) return `${kind}_LINK_INVALID`;
    // What the link brought along has not even the shape of a link; the password is somebody's typing.
    if (code === "INVALID_INPUT" && !fields?.password) return `${kind}_LINK_INVALID`;
  }
  return undefined;
}
