import { Skeleton } from "@mantine/core";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useLocale } from "../../../i18n/use-locale.ts";
import { ForVisitors } from "../../../session/for-visitors.tsx";
import { LoginPrompt } from "../../../session/login-prompt.tsx";
import { useAppSelector } from "../../../session/store.ts";
import { Page } from "../../../ui/page/page.tsx";
import { useForumHomeQuery } from "../api.ts";
import { HowToAsk } from "../rules/how-to-ask.tsx";
import { LookedAfter } from "../rules/looked-after.tsx";
import { Categories } from "./categories.tsx";
import { categoryIn } from "./category-in.ts";
import { ChosenCategory } from "./chosen-category.tsx";
import { ForumHead } from "./forum-head.tsx";
import classes from "./forum-page.module.css";
import { OwnReplies } from "./own-replies.tsx";
import { OwnWays } from "./own-ways.tsx";
import { orderIn, Posts } from "./posts.tsx";
import type { ForumView } from "./view.ts";

/** The forum's posts, with the ways to narrow them down; or what one has written oneself. */
export function ForumPage({ view: asked }: { view: ForumView }) {
  const { t } = useTranslation("forum");
  const { data: home } = useForumHomeQuery({ query: { language: useLocale() } });
  const signedIn = useAppSelector(({ auth }) => auth.token !== null);
  // An address of a deleted category leads to the one where its posts are.
  const { category, isClosed, isNowhere } = categoryIn(home, asked);
  const here = category ? { ...asked, category: category.slug } : asked;
  const view = { ...here, sort: orderIn(here) };
  return (
    <Page>
      <ForumHead statistics={home?.statistics} category={isClosed || isNowhere ? undefined : view.category} />
      <div className={classes.body}>
        <Categories categories={home?.categories ?? []} view={view} signedIn={signedIn} />
        <div className={classes.main}>
          {category && <ChosenCategory category={category} isClosed={isClosed} />}
          {view.mine && signedIn && <OwnWays mine={view.mine} />}
          {view.mine === "replies" && signedIn ? (
            <Suspense fallback={<Skeleton height={320} />}>
              <OwnReplies />
            </Suspense>
          ) : (
            <Posts
              asked={asked}
              view={view}
              categories={home?.categories ?? []}
              isClosed={isClosed}
              isNowhere={isNowhere}
            />
          )}
          <ForVisitors>
            <LoginPrompt title={t("prompt.title")} text={t("prompt.text")} />
          </ForVisitors>
          <div>
            <HowToAsk />
            <LookedAfter />
          </div>
        </div>
      </div>
    </Page>
  );
}
