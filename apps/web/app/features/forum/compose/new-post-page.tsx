import { paths } from "@dripstone/contract/paths";
import { Button } from "@mantine/core";
import { nanoid } from "@reduxjs/toolkit";
import clsx from "clsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { useLocale } from "../../../i18n/use-locale.ts";
import { DraftList } from "../../../ui/drafts/draft-list.tsx";
import { DraftStatus } from "../../../ui/drafts/draft-status.tsx";
import { useKeptDraft } from "../../../ui/drafts/use-kept-draft.ts";
import { FailureBox } from "../../../ui/failure/failure-box.tsx";
import { Form } from "../../../ui/form/form.tsx";
import sheet from "../../../ui/form/work-form.module.css";
import { Leaving } from "../../../ui/leaving/leaving.tsx";
import { settled } from "../../../ui/leaving/use-leaving.ts";
import { Page } from "../../../ui/page/page.tsx";
import { WorkHead } from "../../../ui/page/work-head.tsx";
import { useToast } from "../../../ui/toast/toast.tsx";
import { useForumHomeQuery, useWritePostMutation } from "../api.ts";
import { GoodPost } from "../rules/good-post.tsx";
import { LookedAfter } from "../rules/looked-after.tsx";
import { BeforeWriting } from "./before-writing.tsx";
import { CategoryChoice } from "./category-choice.tsx";
import classes from "./compose.module.css";
import { PostFields } from "./post-fields.tsx";
import { usePostForm } from "./use-post-form.ts";

/** Where a post is written. */
export function NewPostPage({ category: wanted }: { category: string }) {
  const { t } = useTranslation(["forum-writing", "forum", ...wordsOfForm]);
  const say = useToast();
  const navigate = useNavigate();
  const { data: home, error: failedHome } = useForumHomeQuery({ query: { language: useLocale() } });
  const draft = useKeptDraft({ kind: "forum-post", name: "forum-post", empty, words: ["title", "content"] });
  const { texts, state } = draft;
  const [write, { isLoading, error, reset }] = useWritePostMutation();
  const [isBusy, setBusy] = useState(false);
  const category = texts.category || wanted;
  const values = { title: texts.title, content: texts.content, category };
  const form = usePostForm(values, error);
  const change = (part: Partial<typeof values>) => {
    if (error) reset();
    // What is changed is another post; the same, sent twice, is one.
    draft.change({ category, ...part, key: nanoid() });
  };
  const send = async () => {
    if (isLoading || !form.isRight()) return;
    const { data } = await write({ body: values, idempotencyKey: texts.key });
    if (!data) return;
    void draft.forget();
    say(t(data.state === "held" ? "compose.held" : "compose.sent"));
    navigate(paths.forumPost(data.id), { replace: true, state: settled });
  };
  return (
    <Page>
      <WorkHead title={t("compose.new")} parent={{ to: paths.forum, name: t("forum:title") }} />
      <div className={classes.body}>
        <BeforeWriting isNew>
          <DraftList
            drafts={draft.others}
            titleOf={({ title = "", content = "" }) => title || content.slice(0, 80)}
            onOpen={draft.open}
            onRemove={draft.remove}
          />
          <Form ref={form.form} busy={isLoading || isBusy} onSend={send} className={clsx(sheet.form, classes.form)}>
            <CategoryChoice
              categories={home?.categories ?? []}
              value={category}
              error={form.errorOf("category")}
              onChoose={(chosen) => change({ category: chosen })}
            />
            <PostFields values={values} form={form} onWrite={change} onSend={send} onBusy={setBusy} />
            <FailureBox error={failedHome ?? (form.refused ? undefined : error)} />
            <div className={clsx(sheet.foot, classes.foot)}>
              <Button type="submit" loading={isLoading} disabled={isBusy}>
                {t("compose.send")}
              </Button>
              {state === "saved" && (
                <Button variant="default" onClick={() => void draft.begin()}>
                  {t("compose.another")}
                </Button>
              )}
              <DraftStatus state={state} onSettle={draft.settle} />
            </div>
          </Form>
        </BeforeWriting>
        <Leaving dirty={state !== "none" && state !== "saved"} />
        <LookedAfter />
      </div>
      <GoodPost />
    </Page>
  );
}

/** What comes with the form is asked for with the page, so that no field waits for its words once somebody writes. */
const wordsOfForm = ["forum-list", "editor", "fields"] as const;

const empty = { title: "", content: "", category: "", key: "" };
