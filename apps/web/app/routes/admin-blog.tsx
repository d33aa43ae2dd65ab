import { blogDeskList } from "@dripstone/contract/blog/desk/list";
import { DeskPage } from "../features/blog/desk/list/desk-page.tsx";
import { RequireTeacher } from "../session/guards.tsx";
import { RouteHead } from "../ui/head/route-head.tsx";
import { useListView } from "../ui/list/use-list-view.ts";

export default function AdminBlog() {
  return (
    <>
      <RouteHead page="adminBlog" hidden />
      <RequireTeacher>
        <DeskPage view={useListView(blogDeskList)} />
      </RequireTeacher>
    </>
  );
}
