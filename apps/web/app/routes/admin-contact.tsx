import { inboxList } from "@dripstone/contract/contact/inbox/list";
import { InboxPage } from "../features/contact-inbox/inbox-page.tsx";
import { RequireTeacher } from "../session/guards.tsx";
import { RouteHead } from "../ui/head/route-head.tsx";
import { useListView } from "../ui/list/use-list-view.ts";

export default function AdminContact() {
  return (
    <>
      <RouteHead page="adminContact" hidden />
      <RequireTeacher>
        <InboxPage view={useListView(inboxList)} />
      </RequireTeacher>
    </>
  );
}
