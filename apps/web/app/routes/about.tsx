import { AboutPage } from "../features/about/about-page.tsx";
import { PledgeForm } from "../features/contact/donation/pledge-form.tsx";
import { MessageForm } from "../features/contact/writing/message-form.tsx";
import { BusinessData } from "../ui/head/business-data.tsx";
import { RouteHead } from "../ui/head/route-head.tsx";

export default function About() {
  return (
    <>
      <RouteHead page="about" />
      <BusinessData />
      <AboutPage contactForm={<MessageForm />} pledgeForm={<PledgeForm />} />
    </>
  );
}
