import type { OfficeUser } from "@dripstone/contract/accounts/office/payloads";
import { paths } from "@dripstone/contract/paths";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Part } from "../../../ui/office/part.tsx";
import { Newest } from "./newest.tsx";
import classes from "./user-page.module.css";

/** What of the school belongs to an account: classes, homework, posts and points. Of whoever is no student only what there is. */
export function Belongings({ user: { id, kind, classes: places, counts, newest } }: { user: OfficeUser }) {
  const { t } = useTranslation("users");
  const { points, weeklySolved, lessons, homework, posts, replies } = counts;
  const numbers = [
    [t("person.points"), points],
    [t("person.weeklySolved"), weeklySolved],
    [t("person.lessons"), lessons],
    [t("person.homework"), homework],
    [t("person.replies"), replies],
    [t("person.posts"), posts && <Link to={`${paths.forum}?author=${id}`}>{posts}</Link>],
  ] as const;
  const told = numbers.filter(([, value]) => kind === "student" || value !== 0);
  if (told.length + places.length === 0) return null;
  return (
    <Part title={t("person.belongings")}>
      <dl className={classes.facts}>
        {told.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Newest newest={newest} />
      {places.length > 0 && (
        <ul className={classes.lines} aria-label={t("person.classes")}>
          {places.map((place) => (
            <li key={place.id}>
              <Link to={paths.adminClass(place.id)}>{place.name}</Link>
              <span className={classes.quiet}>
                {place.semester} · {t(`person.place.${place.state}`)}
              </span>
              <Link to={paths.adminGradebook(place.id)}>{t("person.gradebook")}</Link>
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}
