import clsx from "clsx";
import type { ComponentProps, FormEvent } from "react";
import { keepEnterForComposing } from "./composing.ts";
import classes from "./form.module.css";

type FormProps = Omit<ComponentProps<"form">, "onSubmit" | "onKeyDown" | "noValidate" | "aria-busy"> & {
  /** What was sent has no answer yet: nothing more is sent meanwhile. */
  busy?: boolean;
  onSend: () => unknown;
};

/** A form that tells in its own words what is wrong, and lets the Enter that ends a composition send nothing. */
export function Form({ busy = false, onSend, className, ...props }: FormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onSend();
  };
  return (
    <form
      {...props}
      className={clsx(classes.form, className)}
      noValidate
      aria-busy={busy}
      onSubmit={submit}
      onKeyDown={keepEnterForComposing}
    />
  );
}
