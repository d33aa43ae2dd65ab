import { paths } from "@dripstone/contract/paths";
import { searchLimits } from "@dripstone/contract/search/limits";
import { Button, TextInput } from "@mantine/core";
import type { FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { Form, Link, useLocation, useNavigate } from "react-router";
import { useLocale } from "../../i18n/use-locale.ts";
import { FailureBox } from "../../ui/failure/failure-box.tsx";
import { keepEnterForComposing } from "../../ui/form/composing.ts";
import { FoundText } from "../../ui/list/found-text.tsx";
import { inSameLanguage } from "../../ui/list/in-same-language.ts";
import { Page } from "../../ui/page/page.tsx";
import { useFoundQuery } from "./api.ts";
import { useFoundCount } from "./found-count.ts";
import classes from "./search-page.module.css";
import { wordsIn } from "./words.ts";

/** What is found on the whole site, at an address of its own: also for phones, and where there is no JavaScript. */
export function SearchPage({ words }: { words: string }) {
  const { t } = useTranslation(["search", "common"]);
  const query = { q: words, language: useLocale() };
  const { currentData, error, isFetching, refetch } = useFoundQuery({ query }, { skip: words === "" });
  const found = words === "" ? undefined : currentData;
  const count = useFoundCount();
  const navigate = useNavigate();
  const { search } = useLocation();
  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const q = wordsIn(String(new FormData(event.currentTarget).get("q")));
    navigate({ search: inSameLanguage(q && `?${new URLSearchParams({ q })}`, search) }, { preventScrollReset: true });
  };
  return (
    <Page>
      <div className={classes.page}>
        <h1 className={classes.title}>{t("title")}</h1>
        <search>
          <Form method="get" action={paths.search} onSubmit={show} onKeyDown={keepEnterForComposing}>
            <div className={classes.form}>
              <TextInput
                key={words}
                type="search"
                name="q"
                size="md"
                aria-label={t("label")}
                defaultValue={words}
                maxLength={searchLimits.SEARCH_MAX}
                autoFocus={words === ""}
                className={classes.field}
              />
              <Button type="submit" size="md" loading={isFetching}>
                {t("title")}
              </Button>
            </div>
          </Form>
        </search>
        <div role="status">
          {found ? (
            <p className={classes.count}>{count(found, words)}</p>
          ) : (
            !error && <p className={classes.count}>{words === "" ? t("lead") : t("searching")}</p>
          )}
        </div>
        {!isFetching && (
          <FailureBox error={error} takesFocus={false}>
            <div>
              <Button onClick={refetch}>{t("common:list.retry")}</Button>
            </div>
          </FailureBox>
        )}
        {found?.groups.map(({ kind, hits, more }) => (
          <section key={kind} aria-labelledby={`found-${kind}`} className={classes.kind}>
            <h2 id={`found-${kind}`} className={classes.name}>
              {t(`kinds.${kind}`)}
            </h2>
            <ul className={classes.hits}>
              {hits.map(({ title, text, path }) => (
                <li key={path}>
                  <Link to={path} className={classes.hit}>
                    <FoundText excerpt={title} />
                  </Link>
                  <p className={classes.text}>
                    <FoundText excerpt={text} />
                  </p>
                </li>
              ))}
            </ul>
            {more &&
              (kind === "post" ? (
                <Link to={`${paths.forum}?${new URLSearchParams({ q: words })}`} className={classes.all}>
                  {t("morePosts")}
                </Link>
              ) : (
                <p className={classes.more}>{t("more")}</p>
              ))}
          </section>
        ))}
      </div>
    </Page>
  );
}
