import classes from "./drops.module.css";

type DropsProps = { filled: number; of: number };

/** So many drops, the first ones filled. Decoration: a text beside it says the number. */
export function Drops({ filled, of }: DropsProps) {
  return (
    <span className={classes.drops} aria-hidden="true">
      {Array.from({ length: of }, (_, index) => (
        <svg
          key={index}
          aria-hidden="true"
          viewBox="0 0 14 20"
          className={classes.drop}
          data-filled={index < filled ? "" : undefined}
        >
          <path d="M7 1.2c4.2 5.8 6 9 6 11.9a6 6 0 0 1-12 0c0-2.9 1.8-6.1 6-11.9Z" />
        </svg>
      ))}
    </span>
  );
}
