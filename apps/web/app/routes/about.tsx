import { AboutPage } from "../features/about/about-page.tsx";
import { MessageForm } from "../features/contact/writing/message-form.tsx";
import { RouteHead } from "../ui/head/route-head.tsx";

export default function About() {
  return (
    <>
      <RouteHead page="about" />
      <AboutPage contactForm={<MessageForm />} />
    </>
  );
}
