import { Page } from "../../ui/page/page.tsx";
import { Admissions } from "./admissions.tsx";
import { EastAndWest } from "./east-and-west.tsx";
import { Essays } from "./essays.tsx";
import { Hero } from "./hero.tsx";
import { Idiom } from "./idiom.tsx";
import { Lifelong } from "./lifelong.tsx";
import { SubjectIndex } from "./subject-index.tsx";
import { WeeklyInvitation } from "./weekly-invitation.tsx";

export function HomePage() {
  return (
    <Page>
      <Hero />
      <Idiom />
      <WeeklyInvitation />
      <SubjectIndex />
      <Essays />
      <EastAndWest />
      <Admissions />
      <Lifelong />
    </Page>
  );
}
