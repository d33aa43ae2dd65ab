import type { InboxMessage } from "@dripstone/contract/contact/inbox/payloads";
import { paths } from "@dripstone/contract/paths";
import { Button, Group, NativeSelect } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { useAppSelector } from "../../session/store.ts";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { FailureBox } from "../../ui/failure/failure-box.tsx";
import { useAssignMessageMutation, useDeleteMessageMutation, useSettleMessageMutation } from "./api.ts";
import classes from "./inbox.module.css";

/** What can be done with a message beside answering it. */
export function MessageWays({
  message: { id, version, heldFor, closedAt, assignee, colleagues },
}: {
  message: InboxMessage;
}) {
  const { t } = useTranslation("contact-inbox");
  const navigate = useNavigate();
  const isAdmin = useAppSelector(({ auth }) => auth.user?.role === "admin");
  const [isAsking, ask] = useState(false);
  const [settle, settling] = useSettleMessageMutation();
  const [assign, assigning] = useAssignMessageMutation();
  const [remove, removing] = useDeleteMessageMutation();
  const params = { id };
  const busy = settling.isLoading || assigning.isLoading || removing.isLoading;
  const settleTo = (state: "open" | "closed") => void settle({ params, body: { version, state } });
  const removeIt = async () => {
    const { error } = await remove({ params });
    if (!error) navigate(paths.adminContact);
  };
  return (
    <>
      <div className={classes.ways}>
        {heldFor && !closedAt && (
          <Button disabled={busy} onClick={() => settleTo("open")}>
            {t("ways.letThrough")}
          </Button>
        )}
        <Button variant="default" disabled={busy} onClick={() => settleTo(closedAt ? "open" : "closed")}>
          {t(closedAt ? "ways.open" : "ways.close")}
        </Button>
        {isAdmin && (
          <>
            <NativeSelect
              label={t("ways.assign")}
              disabled={busy}
              value={assignee?.id ?? ""}
              data={[
                { value: "", label: t("ways.nobody") },
                ...colleagues.map((colleague) => ({ value: colleague.id, label: colleague.name })),
              ]}
              onChange={({ currentTarget }) =>
                void assign({ params, body: { version, assignee: currentTarget.value || null } })
              }
            />
            <Button variant="default" disabled={busy} onClick={() => ask(true)}>
              {t("ways.delete")}
            </Button>
          </>
        )}
      </div>
      <FailureBox error={settling.error ?? assigning.error} />
      <Dialog opened={isAsking} title={t("delete.title")} onClose={() => ask(false)}>
        <p>{t("delete.text")}</p>
        <FailureBox error={removing.error} />
        <Group>
          <Button color="red" loading={removing.isLoading} onClick={removeIt}>
            {t("delete.yes")}
          </Button>
          <Button variant="default" onClick={() => ask(false)}>
            {t("delete.no")}
          </Button>
        </Group>
      </Dialog>
    </>
  );
}
