import { AboutPage } from "../features/about/about-page.tsx";
import { aboutApi } from "../features/about/api.ts";
import { contactApi } from "../features/contact/api.ts";
import { Appeal } from "../features/contact/donation/appeal.tsx";
import { PledgeForm } from "../features/contact/donation/pledge-form.tsx";
import { TaxNote } from "../features/contact/donation/tax-note.tsx";
import { MessageForm } from "../features/contact/writing/message-form.tsx";
import { nothing, prefetch } from "../rendering/prefetch.ts";
import { BusinessData } from "../ui/head/business-data.tsx";
import { RouteHead } from "../ui/head/route-head.tsx";

export const loader = prefetch(({ locale: language }) => [
  aboutApi.endpoints.books.initiate({ query: { language } }),
  contactApi.endpoints.donation.initiate({ query: { language } }),
]);
export const clientLoader = nothing;

export default function About() {
  return (
    <>
      <RouteHead page="about" />
      <BusinessData />
      <AboutPage
        contactForm={<MessageForm />}
        appeal={
          <>
            <Appeal />
            <TaxNote />
          </>
        }
        pledgeForm={<PledgeForm />}
      />
    </>
  );
}
