import type { WaitingKind } from "@dripstone/contract/office/waiting";
import { paths } from "@dripstone/contract/paths";
import { IconChevronDown } from "@tabler/icons-react";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router";
import { useAppSelector } from "../../session/store.ts";
import { CountBadge } from "../../ui/office/count-badge.tsx";
import { homeworkThatWaits } from "./homework-that-waits.ts";
import classes from "./office-navigation.module.css";
import { useWaiting } from "./start/use-waiting.ts";

/** The screens of the back office, as they belong together. What is not for teachers is for admins only. */
const groups = [
  {
    name: "office",
    forTeachers: true,
    pages: [
      { name: "overview", to: paths.admin },
      { name: "inbox", to: paths.adminContact },
    ],
  },
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
    name: "blog",
    forTeachers: true,
    pages: [{ name: "posts", to: paths.adminBlog }],
  },
  {
    name: "school",
    forTeachers: false,
    pages: [
      { name: "users", to: paths.adminUsers },
      { name: "site", to: paths.adminSite },
      { name: "categories", to: paths.adminCategories },
      { name: "analytics", to: paths.adminAnalytics },
      { name: "models", to: paths.adminModels },
      { name: "audit", to: paths.adminAudit },
      { name: "operation", to: paths.adminOperation },
    ],
  },
] as const;

/** Of what waits, how much is told beside the way there. */
const waitsAt: Readonly<Record<string, WaitingKind>> = {
  inbox: "messages",
  homework: "homework",
  explanations: "explanations",
  queue: "forum",
  tutorFlags: "tutor-flags",
  operation: "failed-jobs",
};

/** The ways through the back office: a rail on a desk; on a phone a menu, which says where one is. Empty until it is known who is here. */
export function OfficeNavigation() {
  const { t } = useTranslation("admin");
  const role = useAppSelector((state) => state.auth.user?.role);
  const waiting = useWaiting();
  const { pathname } = useLocation();
  const list = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  // Whoever has gone somewhere sees that, and not the menu.
  const isOpen = openedAt === pathname;
  const countOf = (page: string) => waiting?.find(({ kind }) => kind === waitsAt[page])?.count;
  const open = groups.filter(({ forTeachers }) => role === "admin" || (role === "teacher" && forTeachers));
  const here = screenAt(
    pathname,
    open.flatMap(({ pages }) => pages.map(({ to }) => to)),
  );
  if (open.length === 0) return null;
  const page = open.flatMap(({ pages }) => [...pages]).find(({ to }) => to === here);
  const waits = open
    .flatMap(({ pages }) => pages.map(({ name }) => countOf(name) ?? 0))
    .reduce((sum, count) => sum + count, 0);
  const close = ({ key }: KeyboardEvent) => {
    if (key !== "Escape" || !isOpen) return;
    setOpenedAt(null);
    opener.current?.focus();
  };
  return (
    <nav aria-label={t("screens")} className={classes.navigation} onKeyDown={close}>
      <button
        ref={opener}
        type="button"
        className={classes.opener}
        aria-expanded={isOpen}
        aria-controls={list}
        onClick={() => setOpenedAt(isOpen ? null : pathname)}
      >
        <span>
          {t("menu", { page: page ? t(`nav.${page.name}`) : t("nav.overview") })}
          {!isOpen && <CountBadge count={waits} label={t("waiting", { count: waits })} />}
        </span>
        <IconChevronDown size={18} aria-hidden />
      </button>
      <div id={list} className={classes.groups} data-open={isOpen}>
        {open.map(({ name, pages }) => (
          <div key={name} className={classes.group}>
            {name !== "office" && <p className={classes.heading}>{t(`nav.${name}`)}</p>}
            <ul>
              {pages.map((page) => (
                <li key={page.name}>
                  <Link to={page.to} className={classes.link} aria-current={currentAt(pathname, page.to, here)}>
                    {t(`nav.${page.name}`)}
                    <CountBadge count={countOf(page.name)} label={t("waiting", { count: countOf(page.name) ?? 0 })} />
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  );
}

const pathOf = (to: string) => to.split("?")[0] ?? to;

/** The screen to which a page belongs: of those above it the nearest; the overview is above none but itself. */
const screenAt = (pathname: string, screens: readonly string[]): string | undefined =>
  screens
    .filter((to) => pathname === pathOf(to) || (to !== paths.admin && pathname.startsWith(`${pathOf(to)}/`)))
    .toSorted((one, other) => pathOf(other).length - pathOf(one).length)[0];

const currentAt = (pathname: string, to: string, here: string | undefined) =>
  to !== here ? undefined : pathname === pathOf(to) ? "page" : "true";
