import type { ReactNode } from "react";
import { ForVisitors } from "../../session/for-visitors.tsx";
import { Page } from "../../ui/page/page.tsx";
import { Admissions } from "./admissions.tsx";
import { EastAndWest } from "./east-and-west.tsx";
import { Essays } from "./essays.tsx";
import { Hero } from "./hero.tsx";
import { Idiom } from "./idiom.tsx";
import { Lifelong } from "./lifelong.tsx";
import { SubjectIndex } from "./subject-index.tsx";
import { WeeklyInvitation } from "./weekly-invitation.tsx";

/** `mine` opens the page for whoever is logged in, in the place of what invites visitors. */
export function HomePage({ mine }: { mine: ReactNode }) {
  return (
    <Page>
      <ForVisitors otherwise={mine}>
        <Hero />
      </ForVisitors>
      <Idiom />
      <ForVisitors>
        <WeeklyInvitation />
      </ForVisitors>
      <SubjectIndex />
      <Essays />
      <EastAndWest />
      <Admissions />
      <Lifelong />
    </Page>
  );
}
