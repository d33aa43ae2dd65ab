import { useTranslation } from "react-i18next";
import classes from "./books.module.css";

const books = ["polya", "middleSchool", "volumeOne", "flatland", "elements", "python", "web", "rhymes"] as const;

/** Books that have stood the test of time, each with a word on whom it is for. */
export function Books() {
  const { t } = useTranslation("about");
  return (
    <ul className={classes.books}>
      {books.map((book) => (
        <li key={book} className={classes.book}>
          <h3 className={classes.name}>
            <cite>{t(`books.${book}.name`)}</cite>
          </h3>
          <p className={classes.author}>{t(`books.${book}.author`)}</p>
          <p className={classes.why}>{t(`books.${book}.why`)}</p>
        </li>
      ))}
    </ul>
  );
}
