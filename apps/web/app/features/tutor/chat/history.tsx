import { paths } from "@dripstone/contract/paths";
import { tutorLimits } from "@dripstone/contract/tutor/limits";
import { ActionIcon, Button, Group, TextInput } from "@mantine/core";
import { IconPencil } from "@tabler/icons-react";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Ago } from "../../../ui/dates/ago.tsx";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { FailureBox } from "../../../ui/failure/failure-box.tsx";
import { useChatsQuery, useDeleteChatMutation, useNameChatMutation } from "../api.ts";
import { forgetSession } from "../bubble/kept-session.ts";
import classes from "./history.module.css";

type HistoryProps = {
  current: string;
  /** Which conversation is on its way to be deleted; null where that has failed. */
  onDeleting: (sessionId: string | null) => void;
  /** The one that is open is deleted. */
  onGone: () => void;
};

/** One's conversations, the latest first. */
export function History({ current, onDeleting, onGone }: HistoryProps) {
  const { t } = useTranslation("chat");
  const { data: chats = [], error, isLoading, refetch } = useChatsQuery(undefined);
  const [changing, change] = useState<{ sessionId: string; name: string } | null>(null);
  return (
    <nav aria-label={t("history.title")} className={classes.history}>
      <Link to={paths.tutor} className={classes.new}>
        {t("history.new")}
      </Link>
      {error ? (
        <FailureBox error={error} takesFocus={false}>
          <Button onClick={refetch}>{t("retry")}</Button>
        </FailureBox>
      ) : (
        !isLoading && chats.length === 0 && <p className={classes.none}>{t("history.none")}</p>
      )}
      <ul className={classes.list}>
        {chats.map(({ sessionId, name, at }) => (
          <li key={sessionId} className={classes.item}>
            <Link
              to={{ search: `?session=${sessionId}` }}
              className={classes.link}
              aria-current={sessionId === current ? "page" : undefined}
            >
              <span className={classes.name}>{name}</span>
              <span className={classes.at}>
                <Ago at={at} />
              </span>
            </Link>
            <ActionIcon
              variant="subtle"
              size="lg"
              aria-label={t("history.changeOf", { name })}
              onClick={() => change({ sessionId, name })}
            >
              <IconPencil size={18} aria-hidden />
            </ActionIcon>
          </li>
        ))}
      </ul>
      {changing && (
        <ChangeDialog
          {...changing}
          onClose={() => change(null)}
          onDeleting={onDeleting}
          onGone={() => changing.sessionId === current && onGone()}
        />
      )}
    </nav>
  );
}

type ChangeDialogProps = Omit<HistoryProps, "current"> & { sessionId: string; name: string; onClose: () => void };

/** Another name for a conversation, or its end. */
function ChangeDialog({ sessionId, name: before, onClose, onDeleting, onGone }: ChangeDialogProps) {
  const { t } = useTranslation("chat");
  const [name, setName] = useState(before);
  const [isAsked, ask] = useState(false);
  const [rename, naming] = useNameChatMutation();
  const [remove, removing] = useDeleteChatMutation();
  const params = { sessionId };

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    const { error } = await rename({ params, body: { name } });
    if (!error) onClose();
  }

  async function end(): Promise<void> {
    onDeleting(sessionId);
    const { error } = await remove({ params });
    if (error) return onDeleting(null);
    forgetSession(sessionId);
    onClose();
    onGone();
  }

  if (isAsked) {
    return (
      <Dialog opened title={t("history.ask.title", { name: before })} onClose={onClose}>
        <p>{t("history.ask.text")}</p>
        <FailureBox error={removing.error} />
        <Group>
          <Button color="red" loading={removing.isLoading} onClick={() => void end()}>
            {t("history.ask.confirm")}
          </Button>
          <Button variant="default" autoFocus onClick={onClose}>
            {t("history.ask.keep")}
          </Button>
        </Group>
      </Dialog>
    );
  }

  return (
    <Dialog opened title={t("history.change")} onClose={onClose}>
      <form onSubmit={save} className={classes.form}>
        <TextInput
          label={t("history.name")}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          maxLength={tutorLimits.CHAT_NAME_MAX}
          data-autofocus
        />
        <FailureBox error={naming.error} />
        <Group justify="space-between">
          <Button variant="outline" color="red" disabled={naming.isLoading} onClick={() => ask(true)}>
            {t("history.delete")}
          </Button>
          <Group>
            <Button variant="default" onClick={onClose}>
              {t("history.cancel")}
            </Button>
            <Button type="submit" loading={naming.isLoading} disabled={name.trim() === ""}>
              {t("history.save")}
            </Button>
          </Group>
        </Group>
      </form>
    </Dialog>
  );
}
