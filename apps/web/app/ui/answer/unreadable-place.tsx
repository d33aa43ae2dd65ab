import { useTranslation } from "react-i18next";
import type locale from "../../locales/en/weekly-problem.json";
import classes from "./reading-preview.module.css";

type UnreadableProps = {
  answer: string;
  /** Whether the answer is shown with the place marked; LaTeX of the math editor would mean nothing to a child. */
  marked: boolean;
  code: string;
  /** Of the first character that does not fit; the answer's length when something is missing at its end. */
  position: number;
  /** Those of the problem: where there are none, nobody is told to use them. */
  letters: readonly string[];
};

type Code = Exclude<keyof typeof locale.unreadable, "free">;

/** Why an answer could not be read, with the place marked. */
export function UnreadablePlace({ answer, marked, code, position, letters }: UnreadableProps) {
  const { t, i18n } = useTranslation("weekly-problem");
  const text = code === "unknown-letter" && letters.length === 0 ? "no-letters" : code;
  const known = i18n.exists(`unreadable.${text}`, { ns: "weekly-problem" });
  const [character = ""] = [...answer.slice(position)];
  return (
    <>
      {marked && answer.trim() !== "" && (
        <p className={classes.place} dir="ltr">
          {answer.slice(0, position)}
          <mark className={classes.mark}>{character || "\u2003"}</mark>
          {answer.slice(position + character.length)}
        </p>
      )}
      <p className={classes.reason}>{t(`unreadable.${known ? (text as Code) : "otherwise"}`)}</p>
    </>
  );
}
