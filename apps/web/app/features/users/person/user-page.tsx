import type { OfficeUser } from "@dripstone/contract/accounts/office/payloads";
import { paths } from "@dripstone/contract/paths";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLocale } from "../../../i18n/use-locale.ts";
import { OfficeHeader } from "../../../ui/office/office-header.tsx";
import { Waiting } from "../../../ui/office/waiting.tsx";
import { useUserQuery } from "../api.ts";
import { UserMark } from "../user-mark.tsx";
import { About } from "./about.tsx";
import { Belongings } from "./belongings.tsx";
import { Deeds } from "./deeds.tsx";
import { Doing } from "./doing.tsx";
import { Family } from "./family.tsx";
import { Sessions } from "./sessions.tsx";
import classes from "./user-page.module.css";

/** What other features have to say of somebody: whether they may write in the forum. */
type Slots = { pause: (person: OfficeUser) => ReactNode };

/** An account with all that the office needs to know of it, and what can be done with it. */
export function UserPage({ id, pause }: { id: string } & Slots) {
  const query = { language: useLocale() };
  const { data, error, refetch } = useUserQuery({ params: { id }, query }, { refetchOnMountOrArgChange: true });
  return data ? <Page user={data} pause={pause} /> : <Waiting error={error} onRetry={() => void refetch()} />;
}

function Page({ user, pause }: { user: OfficeUser } & Slots) {
  const { t } = useTranslation(["users", "meta"]);
  return (
    <>
      <OfficeHeader
        title={<span dir="auto">{user.name}</span>}
        parent={{ to: paths.adminUsers, name: t("meta:adminUsers.title") }}
        note={
          <>
            {t(`kind.${user.kind}`)} · {user.email} <UserMark user={user} />
          </>
        }
      />
      <Doing user={user} />
      <div className={classes.parts}>
        <Belongings user={user} />
        <About user={user} />
        <Family user={user} />
        {pause(user)}
        <Sessions user={user} />
        <Deeds deeds={user.deeds} />
      </div>
    </>
  );
}
