import { useId } from "react";
import classes from "./choice-field.module.css";

export type Choice = {
  /** `sort`, `size`, or a filter's name. */
  name: string;
  label: string;
  /** What a filter is called while it leaves nothing out. */
  all?: string;
  options: readonly { value: string; text: string }[];
};

/** One of a few, as the browser lets choose it. The library's own would bring its fields to every page that has a list. */
export function ChoiceField({ choice, value, dense }: { choice: Choice; value: string; dense: boolean }) {
  const id = useId();
  const { name, label, all, options } = choice;
  return (
    <div data-dense={dense ? "" : undefined} className={classes.field}>
      {!dense && (
        <label htmlFor={id} className={classes.label}>
          {label}
        </label>
      )}
      <div className={classes.box}>
        <select id={id} name={name} value={value} onChange={() => {}} {...(dense && { "aria-label": label })}>
          {all !== undefined && <option value="">{all}</option>}
          {options.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="m4.5 6 3.5-3.5L11.5 6M4.5 10 8 13.5l3.5-3.5" />
        </svg>
      </div>
    </div>
  );
}
