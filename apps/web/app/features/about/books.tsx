import type { ShownBook } from "@dripstone/contract/site/payloads";
import { Button, Skeleton } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useLocale } from "../../i18n/use-locale.ts";
import { FailureBox } from "../../ui/failure/failure-box.tsx";
import { useBooksQuery } from "./api.ts";
import classes from "./books.module.css";

/** The books that the school recommends, each with a word on whom it is for. */
export function Books() {
  const { t } = useTranslation();
  const { data, error, refetch } = useBooksQuery({ query: { language: useLocale() } });
  if (data) return <BookList books={data} />;
  if (!error) return <Skeleton height="24rem" />;
  return (
    <FailureBox error={error}>
      <Button onClick={() => void refetch()}>{t("list.retry")}</Button>
    </FailureBox>
  );
}

export function BookList({ books }: { books: readonly ShownBook[] }) {
  return (
    <ul className={classes.books}>
      {books.map(({ title, author, why, link }, index) => (
        <li key={index} className={classes.book}>
          <h3 className={classes.name}>
            {link === null ? (
              <cite>{title}</cite>
            ) : (
              <a href={link} rel="noopener">
                <cite>{title}</cite>
              </a>
            )}
          </h3>
          <p className={classes.author}>{author}</p>
          <p className={classes.why}>{why}</p>
        </li>
      ))}
    </ul>
  );
}
