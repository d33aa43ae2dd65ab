import type { ForumReply } from "@dripstone/contract/forum/payloads";
import { paths } from "@dripstone/contract/paths";
import { ActionIcon, Menu } from "@mantine/core";
import { IconCheck, IconDots, IconFlag, IconPencil, IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { isOwn, rightsTo } from "../rights.ts";
import type { Thread } from "../use-thread.ts";
import { DeleteDialog } from "./delete-dialog.tsx";
import FlagDialog from "./flag-dialog.tsx";

type WritingMenuProps = {
  thread: Thread;
  reply: ForumReply | undefined;
  isPublic: boolean;
  onEdit: () => void;
};

/** What is seldom done with a post or a reply: its author changes or deletes it, and others report it. */
export default function WritingMenu({ thread, reply, isPublic, onEdit }: WritingMenuProps) {
  const { t } = useTranslation("forum");
  const [asked, setAsked] = useState<"delete" | "flag" | null>(null);
  const [wasSent, setWasSent] = useState(false);
  const { post, mine } = thread;
  const own = isOwn(thread, reply);
  const rights = rightsTo(thread, reply);
  const mayEdit = own && rights.edit;
  const mayDelete = own && rights.delete;
  const mayFlag = isPublic && rights.flag;
  const isReported = wasSent || mine?.reported.includes(reply?.id ?? post.id) === true;
  if (!mayEdit && !mayDelete && !mayFlag) return null;
  const close = () => setAsked(null);
  return (
    <>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" aria-label={t("writing.more")}>
            <IconDots size={18} aria-hidden="true" />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {mayEdit &&
            (reply ? (
              <Menu.Item leftSection={<IconPencil size={16} />} onClick={onEdit}>
                {t("writing.edit")}
              </Menu.Item>
            ) : (
              <Menu.Item component={Link} to={paths.editPost(post.id)} leftSection={<IconPencil size={16} />}>
                {t("writing.edit")}
              </Menu.Item>
            ))}
          {mayDelete && (
            <Menu.Item leftSection={<IconTrash size={16} />} color="red" onClick={() => setAsked("delete")}>
              {t("writing.delete")}
            </Menu.Item>
          )}
          {mayFlag && (
            <Menu.Item
              leftSection={isReported ? <IconCheck size={16} /> : <IconFlag size={16} />}
              disabled={isReported}
              onClick={() => setAsked("flag")}
            >
              {t(isReported ? "writing.flagged" : "writing.flag")}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <DeleteDialog opened={asked === "delete"} post={post.id} reply={reply?.id} onClose={close} />
      <FlagDialog
        opened={asked === "flag"}
        post={post.id}
        reply={reply?.id}
        onSent={() => setWasSent(true)}
        onClose={close}
      />
    </>
  );
}
