import { paths } from "@dripstone/contract/paths";
import { useTranslation } from "react-i18next";
import { NavLink } from "react-router";
import { useAppSelector } from "../../session/store.ts";
import { useQueueSize } from "../../session/use-queue-size.ts";
import { CountBadge } from "../../ui/office/count-badge.tsx";
import { homeworkThatWaits } from "./homework-that-waits.ts";
import classes from "./office-navigation.module.css";

/** The screens of the back office, as they belong together. What is not for teachers is for admins only. */
const groups = [
  { name: "office", forTeachers: true, pages: [{ name: "overview", to: paths.admin }] },
  {
    name: "teaching",
    forTeachers: true,
    pages: [
      { name: "classes", to: paths.adminClasses },
      { name: "homework", to: homeworkThatWaits },
    ],
  },
  {
    name: "weekly",
    forTeachers: true,
    pages: [
      { name: "problems", to: paths.adminWeeklyProblems },
      { name: "plan", to: paths.adminWeeklyPlan },
      { name: "explanations", to: paths.adminExplanations },
    ],
  },
  {
    name: "forum",
    forTeachers: true,
    pages: [{ name: "queue", to: paths.adminForum }],
  },
  {
    name: "tutor",
    forTeachers: true,
    pages: [
      { name: "tutorFlags", to: paths.adminTutor },
      { name: "tutorReplies", to: paths.adminTutorReplies },
    ],
  },
  {
    name: "school",
    forTeachers: false,
    pages: [
      { name: "users", to: paths.adminUsers },
      { name: "categories", to: paths.adminCategories },
      { name: "analytics", to: paths.adminAnalytics },
      { name: "models", to: paths.adminModels },
      { name: "audit", to: paths.adminAudit },
    ],
  },
] as const;

/** The ways through the back office: a rail on a desk, a line on a phone. Empty until it is known who is here. */
export function OfficeNavigation() {
  const { t } = useTranslation("admin");
  const role = useAppSelector((state) => state.auth.user?.role);
  const waiting = useQueueSize();
  const open = groups.filter(({ forTeachers }) => role === "admin" || (role === "teacher" && forTeachers));
  if (open.length === 0) return null;
  return (
    <nav aria-label={t("screens")} className={classes.navigation}>
      {open.map(({ name, pages }) => (
        <div key={name} className={classes.group}>
          {name !== "office" && <p className={classes.heading}>{t(`nav.${name}`)}</p>}
          <ul>
            {pages.map((page) => (
              <li key={page.name}>
                <NavLink to={page.to} end className={classes.link}>
                  {t(`nav.${page.name}`)}
                  {page.name === "queue" && (
                    <CountBadge count={waiting} label={t("waiting", { count: waiting ?? 0 })} />
                  )}
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
