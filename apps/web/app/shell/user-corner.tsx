import type { User } from "@dripstone/contract/accounts/payloads";
import { NoticeBell } from "./notices/notice-bell.tsx";
import { UserMenu } from "./user-menu.tsx";

/** What stands in the bar for whoever is logged in. */
export default function UserCorner({ user }: { user: User }) {
  return (
    <>
      <NoticeBell key={user.id} />
      <UserMenu user={user} />
    </>
  );
}
