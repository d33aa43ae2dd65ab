import type { ForumReply } from "@dripstone/contract/forum/payloads";
import { paths } from "@dripstone/contract/paths";
import { ActionIcon, Menu } from "@mantine/core";
import {
  IconEye,
  IconEyeOff,
  IconFolderSymlink,
  IconLock,
  IconLockOpen,
  IconPencil,
  IconPin,
  IconPinnedOff,
  IconShield,
  IconTrash,
  IconVolumeOff,
} from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { FailureBox } from "../../../../ui/failure/failure-box.tsx";
import { HideDialog } from "../../moderation/hide-dialog.tsx";
import { SilenceDialog } from "../../moderation/silence-dialog.tsx";
import { isOwn, rightsTo, stateOf } from "../rights.ts";
import type { Thread } from "../use-thread.ts";
import { DeleteDialog } from "../writing/delete-dialog.tsx";
import { MoveDialog } from "./move-dialog.tsx";
import { useDeeds } from "./use-deeds.ts";

type ModerationMenuProps = { thread: Thread; reply: ForumReply | undefined; onEdit: () => void };

const icon = { size: 16, "aria-hidden": true } as const;

/** What only moderators do with a post or a reply, and with whoever wrote it. */
export default function ModerationMenu({ thread, reply, onEdit }: ModerationMenuProps) {
  const { t } = useTranslation("moderation");
  const [asked, setAsked] = useState<"hide" | "move" | "silence" | "delete" | null>(null);
  const { show, hide, lock, pin, busy, refusal } = useDeeds(thread, reply);
  const { post } = thread;
  const { edit, moderate, silence, ...may } = rightsTo(thread, reply);
  const { author } = reply ?? post;
  const isOthers = !isOwn(thread, reply);
  const isHidden = stateOf(reply ?? post) !== "visible";
  const close = () => setAsked(null);
  return (
    <>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" loading={busy} aria-label={t("deeds.label")}>
            <IconShield size={18} aria-hidden="true" />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {moderate && isHidden && (
            <Menu.Item leftSection={<IconEye {...icon} />} onClick={() => void show()}>
              {t("deeds.show")}
            </Menu.Item>
          )}
          {moderate && stateOf(reply ?? post) !== "hidden" && (
            <Menu.Item leftSection={<IconEyeOff {...icon} />} onClick={() => setAsked("hide")}>
              {t("hide.open")}
            </Menu.Item>
          )}
          {isOthers &&
            edit &&
            (reply ? (
              <Menu.Item leftSection={<IconPencil {...icon} />} onClick={onEdit}>
                {t("deeds.edit")}
              </Menu.Item>
            ) : (
              <Menu.Item component={Link} to={paths.editPost(post.id)} leftSection={<IconPencil {...icon} />}>
                {t("deeds.edit")}
              </Menu.Item>
            ))}
          {moderate && !reply && (
            <>
              <Menu.Item
                leftSection={post.locked ? <IconLockOpen {...icon} /> : <IconLock {...icon} />}
                onClick={() => void lock(!post.locked)}
              >
                {t(post.locked ? "deeds.unlock" : "deeds.lock")}
              </Menu.Item>
              <Menu.Item
                leftSection={post.pinned ? <IconPinnedOff {...icon} /> : <IconPin {...icon} />}
                onClick={() => void pin(!post.pinned)}
              >
                {t(post.pinned ? "deeds.unpin" : "deeds.pin")}
              </Menu.Item>
              <Menu.Item leftSection={<IconFolderSymlink {...icon} />} onClick={() => setAsked("move")}>
                {t("move.open")}
              </Menu.Item>
            </>
          )}
          {silence && author && (
            <Menu.Item leftSection={<IconVolumeOff {...icon} />} onClick={() => setAsked("silence")}>
              {t("silence.open")}
            </Menu.Item>
          )}
          {isOthers && may.delete && (
            <Menu.Item leftSection={<IconTrash {...icon} />} color="red" onClick={() => setAsked("delete")}>
              {t("deeds.delete")}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {asked === null && <FailureBox error={refusal} />}
      <HideDialog opened={asked === "hide"} busy={busy} refusal={refusal} onHide={hide} onClose={close} />
      {!reply && <MoveDialog opened={asked === "move"} post={post} onClose={close} />}
      {author && <SilenceDialog opened={asked === "silence"} person={author} onClose={close} />}
      <DeleteDialog opened={asked === "delete"} post={post.id} reply={reply?.id} onClose={close} />
    </>
  );
}
