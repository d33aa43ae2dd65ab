import { useTranslation } from "react-i18next";
import classes from "./classes-page.module.css";

type JumpLinksProps = { hasPrograms: boolean; hasBooks: boolean };

/** The ways to the parts of a page that is many screens long on a phone. */
export function JumpLinks({ hasPrograms, hasBooks }: JumpLinksProps) {
  const { t } = useTranslation("classes");
  const parts = [
    { anchor: "schedule", name: t("jump.schedule") },
    ...(hasPrograms ? [{ anchor: "programs", name: t("jump.programs") }] : []),
    { anchor: "practice-tests", name: t("jump.tests") },
    ...(hasBooks ? [{ anchor: "books", name: t("jump.books") }] : []),
    { anchor: "homework", name: t("jump.homework") },
    { anchor: "questions", name: t("jump.questions") },
  ];
  return (
    <nav aria-label={t("jump.label")}>
      <ul className={classes.jumps}>
        {parts.map(({ anchor, name }) => (
          <li key={anchor}>
            <a href={`#${anchor}`}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
