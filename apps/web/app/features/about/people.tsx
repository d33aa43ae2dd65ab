import { people } from "../../../../../people.config.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import classes from "./people.module.css";

/** Who teaches and runs the school, from `people.config.ts`. */
export function People() {
  const locale = useLocale();
  return (
    <ul className={classes.people}>
      {people.map(({ key, name, role, bio, hue }) => (
        <li key={key} id={key} className={classes.person} data-hue={hue}>
          <svg className={classes.portrait} viewBox="0 0 72 72" aria-hidden="true" focusable="false">
            <circle cx="36" cy="36" r="35" className={classes.ground} />
            <path className={classes.shoulders} d="M10 61c4-12 14-17 26-17s22 5 26 17a35 35 0 0 1-52 0Z" />
            <circle className={classes.face} cx="36" cy="28" r="13" />
          </svg>
          <div>
            <h3 className={classes.name}>{name[locale]}</h3>
            <p className={classes.role}>{role[locale]}</p>
            <p className={classes.bio}>{bio[locale]}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
