import type { User } from "@dripstone/contract/accounts/payloads";
import { homeworkLimits } from "@dripstone/contract/homework/limits";
import type { HomeworkHome, HomeworkReceipt } from "@dripstone/contract/homework/payloads";
import { Button, Textarea, TextInput } from "@mantine/core";
import clsx from "clsx";
import { useTranslation } from "react-i18next";
import { api } from "../../../api/client.ts";
import { useAppDispatch } from "../../../session/store.ts";
import { Callout } from "../../../ui/callout/callout.tsx";
import { DraftList } from "../../../ui/drafts/draft-list.tsx";
import { DraftStatus } from "../../../ui/drafts/draft-status.tsx";
import { Counter } from "../../../ui/editor/counter.tsx";
import { FailureBox } from "../../../ui/failure/failure-box.tsx";
import { Form } from "../../../ui/form/form.tsx";
import sheet from "../../../ui/form/work-form.module.css";
import { Leaving } from "../../../ui/leaving/leaving.tsx";
import { useHandInMutation } from "../api.ts";
import { FileField } from "../files/file-field.tsx";
import { textOfFiles } from "../files/kept-files.ts";
import { useFiles } from "../files/use-files.ts";
import { ClassAndWeek } from "./class-and-week.tsx";
import classes from "./homework-form.module.css";
import { useHomeworkDraft, type Wanted } from "./use-homework-draft.ts";
import { useHomeworkForm } from "./use-homework-form.ts";
import { WrittenPart } from "./written-part.tsx";

const { HOMEWORK_COMMENTS_MAX } = homeworkLimits;

type HomeworkFormProps = {
  user: User;
  home: HomeworkHome;
  wanted: Wanted;
  onHandedIn: (receipt: HomeworkReceipt) => void;
};

/** Where homework is handed in. */
export function HomeworkForm({ user, home, wanted, onHandedIn }: HomeworkFormProps) {
  const { t } = useTranslation(["homework", "errors"]);
  const dispatch = useAppDispatch();
  const entry = useHomeworkDraft(user, home.classes, wanted);
  const { draft, chosen, values, work, unsent, writtenAs, files: kept, change } = entry;
  const files = useFiles({ kept, onKeep: (next) => change({ files: textOfFiles(next) }) });
  const [handIn, { isLoading, error, reset }] = useHandInMutation();
  const form = useHomeworkForm(work, { error, hasFailedFile: files.hasFailed });
  const write: typeof change = (part) => {
    if (error) reset();
    change(part);
  };
  const send = async () => {
    if (isLoading || files.isBusy || !form.isRight()) return;
    const key = draft.texts.key;
    const { data } = await handIn({ body: work, ...(key && { idempotencyKey: key }) });
    if (!data) return;
    // What was not sent is a draft still.
    if (unsent !== null) change({ contentType: writtenAs, comments: "", files: textOfFiles([]) });
    onHandedIn(data);
    if (unsent === null) await draft.forget();
    // It is among what was begun no more.
    dispatch(api.util.invalidateTags(["Homework"]));
  };
  const line = (name: "studentName" | "studentEmail") => ({
    required: true,
    withAsterisk: false,
    value: values[name],
    error: form.errorOf(name),
    onBlur: () => form.leave(name),
  });
  return (
    <div className={classes.body}>
      {(user.parentConsent === "waiting" || user.parentConsent === "refused") && (
        <Callout tone="warm">
          <p>{t("errors:PARENT_CONSENT_NEEDED")}</p>
        </Callout>
      )}
      <DraftList
        drafts={draft.others}
        titleOf={({ content = "", week = "" }) => content.slice(0, 60) || (week && t("homework:week", { week }))}
        onOpen={draft.open}
        onRemove={draft.remove}
      />
      <Form
        ref={form.form}
        busy={isLoading}
        onSend={send}
        className={clsx(sheet.form, classes.form)}
        aria-label={t("homework:form")}
      >
        <ClassAndWeek
          classes={home.classes}
          chosen={chosen}
          handedIn={home.homework}
          week={values.week}
          form={form}
          onChoose={write}
        />
        <div className={classes.pair}>
          <TextInput
            {...line("studentName")}
            label={t("homework:name")}
            autoComplete="name"
            onChange={({ currentTarget }) => write({ studentName: currentTarget.value })}
          />
          <TextInput
            {...line("studentEmail")}
            label={t("homework:email")}
            type="email"
            inputMode="email"
            autoComplete="email"
            onChange={({ currentTarget }) => write({ studentEmail: currentTarget.value })}
          />
        </div>
        <WrittenPart type={values.contentType} content={values.content} form={form} onWrite={write} onSend={send} />
        {unsent !== null && (
          <Callout tone="warm">
            <p>{t("homework:unsent.text")}</p>
            <div>
              <Button variant="default" onClick={() => write({ contentType: writtenAs })}>
                {t("homework:unsent.back")}
              </Button>
            </div>
          </Callout>
        )}
        <FileField
          files={files}
          label={t(values.contentType === "files" ? "homework:files.label" : "homework:files.more")}
          error={form.tellsFailedFile ? t("homework:files.failed") : form.errorOf("files")}
          errorOf={form.fileErrorOf}
        />
        <div>
          <Textarea
            label={t("homework:comments")}
            value={values.comments}
            error={form.errorOf("comments")}
            autosize
            minRows={2}
            maxRows={8}
            onChange={({ currentTarget }) => write({ comments: currentTarget.value })}
            onBlur={() => form.leave("comments")}
          />
          <Counter text={values.comments} min={0} max={HOMEWORK_COMMENTS_MAX} />
        </div>
        {!form.refused && <FailureBox error={error} />}
        <div className={sheet.foot}>
          <Button type="submit" loading={isLoading} disabled={files.isBusy}>
            {t("homework:send")}
          </Button>
          {files.isBusy && <span className={classes.waits}>{t("homework:files.wait")}</span>}
          <DraftStatus state={draft.state} onSettle={draft.settle} />
        </div>
        {draft.state === "saved" && (
          <div>
            <Button variant="default" onClick={() => void draft.begin()}>
              {t("homework:another")}
            </Button>
          </div>
        )}
      </Form>
      <Leaving dirty={files.isBusy || (draft.state !== "none" && draft.state !== "saved")} text={t("homework:leave")} />
    </div>
  );
}
