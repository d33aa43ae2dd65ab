import type { ReplyOf } from "@dripstone/contract";
import { paths } from "@dripstone/contract/paths";
import { Button } from "@mantine/core";
import clsx from "clsx";
import { useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router";
import { isFailure } from "../../../api/failure.ts";
import { useAppDispatch } from "../../../session/store.ts";
import { DraftStatus } from "../../../ui/drafts/draft-status.tsx";
import { FailureBox } from "../../../ui/failure/failure-box.tsx";
import { Form } from "../../../ui/form/form.tsx";
import sheet from "../../../ui/form/work-form.module.css";
import { Leaving } from "../../../ui/leaving/leaving.tsx";
import { settled } from "../../../ui/leaving/use-leaving.ts";
import { Page } from "../../../ui/page/page.tsx";
import { WorkHead } from "../../../ui/page/work-head.tsx";
import { useToast } from "../../../ui/toast/toast.tsx";
import { forumApi, useEditPostMutation, useLazyPostSourceQuery } from "../api.ts";
import { Conflict } from "../editing/conflict.tsx";
import { CopyWords } from "../editing/copy-words.tsx";
import { isGone } from "../editing/is-gone.ts";
import { ReasonField } from "../editing/reason-field.tsx";
import { useEditDraft } from "../editing/use-edit-draft.ts";
import { useReason } from "../editing/use-reason.ts";
import { wayBack } from "../thread/places.ts";
import { BeforeWriting } from "./before-writing.tsx";
import classes from "./compose.module.css";
import { PostFields } from "./post-fields.tsx";
import { usePostForm } from "./use-post-form.ts";

type Source = ReplyOf<"GET /forum/posts/{id}/source">;

/** A post while it is changed. */
export function PostEditor({ id, source, own }: { id: string; source: Source; own: boolean }) {
  const { t } = useTranslation("forum-writing");
  const dispatch = useAppDispatch();
  const say = useToast();
  const navigate = useNavigate();
  const done = wayBack(useLocation().state, id) ?? paths.forumPost(id);
  const { draft, change, forget, state, settle } = useEditDraft(id, source);
  const reason = useReason(own);
  const [save, { isLoading, error, reset }] = useEditPostMutation();
  const [look] = useLazyPostSourceQuery();
  const [theirs, setTheirs] = useState<Source | null>(null);
  const [isLost, setLost] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const form = usePostForm(draft, error);

  const send = async () => {
    if (isLoading || theirs || isLost || !form.isRight() || !reason.isGiven()) return;
    const { data, error: failed } = await save({ params: { id }, body: { ...draft, reason: reason.text } });
    if (data) {
      void forget();
      say(t(own && data.state === "held" ? "edit.held" : "edit.saved"));
      return navigate(done, { replace: true, state: settled });
    }
    if (isGone(failed)) return setLost(true);
    if (!isFailure(failed) || failed.code !== "EDITED_MEANWHILE") return;
    const newest = await look({ params: { id } });
    if (newest.data) setTheirs(newest.data);
  };
  const goOn = () => form.form.current?.querySelector("textarea")?.focus();
  const lead = useEffectEvent(goOn);
  useEffect(() => {
    if (isLost) lead();
  }, [isLost]);
  const choose = (chosen: Partial<typeof draft>) => {
    change(chosen);
    // The draft of another tab or device is decided about with it: nobody is asked twice.
    if (state === "conflict") settle("mine");
    setTheirs(null);
    reset();
    goOn();
  };
  return (
    <Page>
      <WorkHead title={t("edit.title")} parent={{ to: paths.forumPost(id), name: t("edit.back") }} />
      <div className={classes.body}>
        <BeforeWriting isNew={false}>
          <Form ref={form.form} busy={isLoading || isBusy} onSend={send} className={clsx(sheet.form, classes.form)}>
            {!own && <ReasonField reason={reason} />}
            <PostFields
              own={own}
              values={draft}
              form={form}
              why={isLost ? t("edit.gone.post") : undefined}
              onWrite={(part) => {
                if (error) reset();
                change(part);
              }}
              onSend={send}
              onBusy={setBusy}
            />
            {theirs ? (
              <Conflict
                mine={draft}
                theirs={theirs}
                onMine={() => choose({ version: theirs.version })}
                onTheirs={() => choose({ title: theirs.title, content: theirs.content, version: theirs.version })}
              />
            ) : (
              !form.refused && !isLost && <FailureBox error={error} />
            )}
            <div className={clsx(sheet.foot, classes.foot)}>
              <Button type="submit" loading={isLoading} disabled={isBusy || theirs !== null || isLost}>
                {t("edit.save")}
              </Button>
              {isLost && <CopyWords words={`${draft.title}\n\n${draft.content}`} />}
              <Button
                variant="default"
                onClick={() => {
                  void forget();
                  // The page has waited until nothing could be lost by it.
                  if (isLost) dispatch(forumApi.util.invalidateTags(["Forum"]));
                  navigate(done, { state: settled });
                }}
              >
                {t("cancel")}
              </Button>
              {!theirs && <DraftStatus state={state} onSettle={settle} />}
            </div>
          </Form>
        </BeforeWriting>
        <Leaving dirty={state !== "none" && state !== "saved"} />
      </div>
    </Page>
  );
}
