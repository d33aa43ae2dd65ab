import { BookList } from "../features/about/books.tsx";
import { SuggestedAmounts } from "../features/contact/donation/amount-field.tsx";
import { AppealText } from "../features/contact/donation/appeal.tsx";
import { SitePage } from "../features/site-office/site-page.tsx";
import { RequireAdmin } from "../session/guards.tsx";
import { RouteHead } from "../ui/head/route-head.tsx";
import { Prose } from "../ui/page/prose.tsx";

export default function AdminSite() {
  return (
    <>
      <RouteHead page="adminSite" hidden />
      <RequireAdmin>
        <SitePage
          gifts={({ appeal, amounts }) => (
            <>
              <Prose>
                <AppealText text={appeal} />
              </Prose>
              <SuggestedAmounts amounts={amounts} />
            </>
          )}
          shelf={(books) => <BookList books={books} />}
        />
      </RequireAdmin>
    </>
  );
}
