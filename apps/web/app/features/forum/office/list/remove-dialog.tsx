import type { OfficeCategory } from "@dripstone/contract/forum/categories";
import { Button, Group, NativeSelect } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { asFailure } from "../../../../api/failure.ts";
import { useLocale } from "../../../../i18n/use-locale.ts";
import { Dialog } from "../../../../ui/dialog/dialog.tsx";
import { FailureBox } from "../../../../ui/failure/failure-box.tsx";
import { useIssueText } from "../../../../ui/failure/failure-text.ts";
import { Form } from "../../../../ui/form/form.tsx";
import { useToast } from "../../../../ui/toast/toast.tsx";
import { useRemoveCategoryMutation } from "../api.ts";

type RemoveDialogProps = {
  opened: boolean;
  category: OfficeCategory;
  /** The other ones that take posts. */
  others: readonly OfficeCategory[];
  onClose: () => void;
};

/** Asks before a category is deleted, and where its posts go. */
export function RemoveDialog({ opened, category, others, onClose }: RemoveDialogProps) {
  const { t } = useTranslation("categories");
  const locale = useLocale();
  const issueText = useIssueText();
  const say = useToast();
  const [chosen, setChosen] = useState("");
  const [isMissing, setMissing] = useState(false);
  const [remove, { isLoading, error, reset }] = useRemoveCategoryMutation();
  const { id, version, posts, otherPosts } = category;
  const name = category.name[locale];
  const count = posts + otherPosts;
  const destination = others.find((other) => other.id === chosen);
  const refused = error && asFailure(error).fields?.movePostsTo;
  const send = async () => {
    if (count > 0 && !destination) return setMissing(true);
    const movePostsTo = count > 0 ? destination?.id : undefined;
    const { data } = await remove({ params: { id }, body: { version, ...(movePostsTo && { movePostsTo }) } });
    if (!data) return;
    const to = destination?.name[locale] ?? "";
    say(data.moved > 0 ? t("remove.moved", { count: data.moved, name, to }) : t("remove.done", { name }));
    onClose();
  };
  return (
    <Dialog opened={opened} title={t("remove.title", { name })} onClose={onClose}>
      <Form busy={isLoading} onSend={send}>
        {count > 0 ? (
          <>
            <p>{t("remove.posts", { count })}</p>
            <NativeSelect
              label={t("remove.to")}
              required
              withAsterisk={false}
              value={destination ? chosen : ""}
              error={issueText((isMissing && !destination ? { code: "FIELD_REQUIRED" } : undefined) ?? refused)}
              onChange={({ currentTarget }) => {
                reset();
                setChosen(currentTarget.value);
              }}
              data={[
                { value: "", label: t("remove.choose") },
                ...others.map((other) => ({ value: other.id, label: other.name[locale] })),
              ]}
            />
          </>
        ) : (
          <p>{t("remove.empty")}</p>
        )}
        <FailureBox error={refused ? undefined : error} />
        <Group>
          <Button type="submit" color="red" loading={isLoading}>
            {t("remove.send")}
          </Button>
          <Button variant="default" data-autofocus={count === 0 || undefined} onClick={onClose}>
            {t("cancel")}
          </Button>
        </Group>
      </Form>
    </Dialog>
  );
}
