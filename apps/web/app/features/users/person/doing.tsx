import type { UserAct } from "@dripstone/contract/accounts/office/list";
import type { OfficeUser } from "@dripstone/contract/accounts/office/payloads";
import { type Role, roles } from "@dripstone/contract/accounts/payloads";
import { Button, Group, NativeSelect } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useAppSelector } from "../../../session/store.ts";
import { Callout } from "../../../ui/callout/callout.tsx";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { FailureBox } from "../../../ui/failure/failure-box.tsx";
import { useToast } from "../../../ui/toast/toast.tsx";
import { ActPreview } from "../acts/act-preview.tsx";
import { useActOnUsersMutation, useChangeRoleMutation, useInviteAgainMutation } from "../api.ts";
import classes from "./user-page.module.css";

/** What can be done with an account: each asks first what it means, and can be taken back. */
export function Doing({ user }: { user: OfficeUser }) {
  const { t } = useTranslation("users");
  const { active, emailVerified, state } = user;
  const acts: UserAct[] = [active ? "deactivate" : "activate", ...(emailVerified ? [] : ["verify-email" as const])];
  return (
    <>
      <div className={classes.doing}>
        <RoleSelect user={user} />
        {acts.map((act) => (
          <ActButton key={act} user={user} act={act} />
        ))}
        {state === "invited" && <InviteAgain user={user} />}
      </div>
      {!active && <p className={classes.quiet}>{t("person.closed")}</p>}
    </>
  );
}

function ActButton({ user, act }: { user: OfficeUser; act: UserAct }) {
  const { t } = useTranslation("users");
  const say = useToast();
  const [opened, setOpened] = useState(false);
  const [run, { isLoading, error }] = useActOnUsersMutation();
  const send = async () => {
    const reply = await run({ body: { act, users: [user.id] } });
    if (reply.data?.results[0]?.outcome === "done") say(t(`act.done.${act}`, { count: 1 }));
    if (reply.data) setOpened(false);
  };
  return (
    <>
      <Button variant="default" onClick={() => setOpened(true)}>
        {t(`act.${act}`)}
      </Button>
      <Dialog opened={opened} title={t(`act.${act}`)} onClose={() => setOpened(false)}>
        <ActPreview
          act={act}
          users={[user]}
          busy={isLoading}
          error={error}
          onSend={() => void send()}
          onClose={() => setOpened(false)}
        />
      </Dialog>
    </>
  );
}

function RoleSelect({ user: { id, name, role, refusedRoles } }: { user: OfficeUser }) {
  const { t } = useTranslation("users");
  const say = useToast();
  const [asked, setAsked] = useState<{ role: Role; open: boolean } | null>(null);
  const [change, { isLoading, error, reset }] = useChangeRoleMutation();
  const self = useAppSelector((state) => state.auth.user?.id);
  const refusal = asked ? refusedRoles[asked.role] : undefined;
  const send = async (next: Role) => {
    const { data } = await change({ params: { id }, body: { role: next } });
    if (!data) return;
    say(t("person.roleChanged", { name, to: t(`role.as.${next}`) }));
    setAsked((before) => before && { ...before, open: false });
  };
  return (
    <>
      <NativeSelect
        size="sm"
        label={t("person.role")}
        value={role}
        onChange={({ currentTarget: { value } }) => {
          reset();
          setAsked({ role: value as Role, open: true });
        }}
        data={roles.map((value) => ({ value, label: t(`role.${value}`) }))}
      />
      {asked && (
        <Dialog
          opened={asked.open}
          title={t("person.makeRole", { name, to: t(`role.as.${asked.role}`) })}
          onClose={() => setAsked({ ...asked, open: false })}
          onGone={() => setAsked(null)}
        >
          <p>{t(`role.means.${asked.role}`)}</p>
          {refusal ? (
            <Callout tone="warm">{t(`role.refused.${refusal}`)}</Callout>
          ) : (
            id === self && <Callout tone="warm">{t("role.self")}</Callout>
          )}
          <FailureBox error={error} />
          <Group>
            <Button loading={isLoading} disabled={refusal !== undefined} onClick={() => send(asked.role)}>
              {t("person.changeRole")}
            </Button>
            <Button variant="default" onClick={() => setAsked({ ...asked, open: false })}>
              {t("cancel")}
            </Button>
          </Group>
        </Dialog>
      )}
    </>
  );
}

function InviteAgain({ user: { id, name } }: { user: OfficeUser }) {
  const { t } = useTranslation("users");
  const say = useToast();
  const [send, { isLoading, error }] = useInviteAgainMutation();
  const again = async () => {
    const reply = await send({ params: { id } });
    if (reply.data) say(t("invite.done", { name }));
  };
  return (
    <>
      <Button variant="default" loading={isLoading} onClick={again}>
        {t("invite.again")}
      </Button>
      <FailureBox error={error} />
    </>
  );
}
