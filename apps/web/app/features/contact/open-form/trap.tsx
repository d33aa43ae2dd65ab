import { useTranslation } from "react-i18next";
import classes from "./trap.module.css";

type TrapProps = { value: string; onChange: (value: string) => void };

/** A field that nobody sees, hears or comes to by keyboard: programs fill it in. */
export function Trap({ value, onChange }: TrapProps) {
  const { t } = useTranslation("contact");
  return (
    <div className={classes.trap} aria-hidden="true">
      <label>
        {t("trap")}
        <input
          name="topic"
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore
          data-lpignore="true"
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      </label>
    </div>
  );
}
