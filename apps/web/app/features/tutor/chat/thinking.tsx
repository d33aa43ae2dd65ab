import { useTranslation } from "react-i18next";
import classes from "./thinking.module.css";

/** The tutor is writing: three drops that fall, and the words for who cannot see them. */
export function Thinking({ role }: { role?: "status" }) {
  const { t } = useTranslation("chat");
  return (
    <p role={role} className={classes.thinking}>
      <span aria-hidden className={classes.drops}>
        <i />
        <i />
        <i />
      </span>
      {t("thinking")}
    </p>
  );
}
