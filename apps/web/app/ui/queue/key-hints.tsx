import { Kbd } from "@mantine/core";
import { useId } from "react";
import classes from "./key-hints.module.css";

/** Which keys do what buttons do. */
export function KeyHints({ label, keys }: { label: string; keys: readonly { key: string; text: string }[] }) {
  const id = useId();
  return (
    <div className={classes.keys}>
      <p id={id}>{label}</p>
      <ul aria-labelledby={id}>
        {keys.map(({ key, text }) => (
          <li key={key}>
            <Kbd>{key}</Kbd> {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
