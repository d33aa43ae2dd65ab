import { useTranslation } from "react-i18next";
import { Rich } from "../../ui/page/rich.tsx";
import { ClockFigure, PathsFigure, SquareFigure, ThalesFigure } from "./field-figures.tsx";
import classes from "./fields.module.css";

const fields = [
  ["numbers", ClockFigure],
  ["algebra", SquareFigure],
  ["geometry", ThalesFigure],
  ["counting", PathsFigure],
] as const;

/** The four fields of contest mathematics, each with one thing to look at. */
export function Fields() {
  const { t } = useTranslation("math");
  return (
    <ul className={classes.fields}>
      {fields.map(([field, Drawing]) => (
        <li key={field} className={classes.field}>
          <div className={classes.drawing}>
            <Drawing />
          </div>
          <div>
            <h3 className={classes.name}>{t(`math.fields.${field}.title`)}</h3>
            <p>
              <Rich text={t(`math.fields.${field}.look`)} />
            </p>
            <p className={classes.topics}>{t(`math.fields.${field}.topics`)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
