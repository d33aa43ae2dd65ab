import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type common from "../../locales/en/common.json";
import { SubjectMotif } from "../../ui/illustrations/subject-motif.tsx";
import type { Subject } from "../../ui/page/page.tsx";
import { Section } from "../../ui/page/section.tsx";
import classes from "./subject-index.module.css";

type PageName = keyof typeof common.pages;

type Row = {
  subject: Subject;
  name: "math" | "compute" | "language" | "robot";
  to: string;
  pages: [PageName, string][];
};

const subjects: Row[] = [
  {
    subject: "math",
    name: "math",
    to: "/math",
    pages: [
      ["amc8", "/math/amc8"],
      ["amc10", "/math/amc10"],
    ],
  },
  {
    subject: "computing",
    name: "compute",
    to: "/compute",
    pages: [
      ["python", "/compute/python"],
      ["cpp", "/compute/cpp"],
    ],
  },
  {
    subject: "language",
    name: "language",
    to: "/language",
    pages: [
      ["chinese", "/language/chinese"],
      ["english", "/language/english"],
    ],
  },
  { subject: "robotics", name: "robot", to: "/robot", pages: [["raspberryPi", "/robot/raspberry-pi"]] },
];

/** The four subjects as the contents of a book: a sign, a name, a line, and the pages below. */
export function SubjectIndex() {
  const { t } = useTranslation(["home", "common"]);
  return (
    <Section title={t("subjects.title")} tone="stone">
      <ul className={classes.index}>
        {subjects.map(({ subject, name, to, pages }) => (
          <li key={name} className={classes.row}>
            <SubjectMotif subject={subject} size={72} />
            <div>
              <h3 className={classes.name}>
                <Link to={to}>{t(`common:pages.${name}`)}</Link>
              </h3>
              <p className={classes.line}>{t(`subjects.${name}`)}</p>
            </div>
            <ul className={classes.pages}>
              {pages.map(([page, address]) => (
                <li key={page}>
                  <Link to={address}>{t(`common:pages.${page}`)}</Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  );
}
