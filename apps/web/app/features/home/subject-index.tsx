import { paths } from "@dripstone/contract/paths";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { SubjectMotif } from "../../ui/illustrations/subject-motif.tsx";
import type { Subject } from "../../ui/page/page.tsx";
import { Section } from "../../ui/page/section.tsx";
import classes from "./subject-index.module.css";

type Row = {
  subject: Subject;
  name: "math" | "compute" | "language" | "robot";
  pages: ("amc8" | "amc10" | "python" | "cpp" | "chinese" | "english" | "raspberryPi")[];
};

const subjects: Row[] = [
  { subject: "math", name: "math", pages: ["amc8", "amc10"] },
  { subject: "computing", name: "compute", pages: ["python", "cpp"] },
  { subject: "language", name: "language", pages: ["chinese", "english"] },
  { subject: "robotics", name: "robot", pages: ["raspberryPi"] },
];

/** The four subjects as the contents of a book: a sign, a name, a line, and the pages below. */
export function SubjectIndex() {
  const { t } = useTranslation(["home", "common"]);
  return (
    <Section title={t("subjects.title")} tone="stone">
      <ul className={classes.index}>
        {subjects.map(({ subject, name, pages }) => (
          <li key={name} className={classes.row}>
            <SubjectMotif subject={subject} size={72} />
            <div>
              <h3 className={classes.name}>
                <Link to={paths[name]}>{t(`common:pages.${name}`)}</Link>
              </h3>
              <p className={classes.line}>{t(`subjects.${name}`)}</p>
            </div>
            <ul className={classes.pages}>
              {pages.map((page) => (
                <li key={page}>
                  <Link to={paths[page]}>{t(`common:pages.${page}`)}</Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  );
}
