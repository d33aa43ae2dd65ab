import type { ReactNode } from "react";
import { ForVisitors } from "../../session/for-visitors.tsx";
import { Page } from "../../ui/page/page.tsx";
import { Admissions } from "./admissions.tsx";
import { EastAndWest } from "./east-and-west.tsx";
import { Essays } from "./essays.tsx";
import { FromTheBlog } from "./from-the-blog.tsx";
import { Hero } from "./hero.tsx";
import { Idiom } from "./idiom.tsx";
import { Lifelong } from "./lifelong.tsx";
import { Proof } from "./proof.tsx";
import { SubjectIndex } from "./subject-index.tsx";
import { WeeklyInvitation } from "./weekly-invitation.tsx";

type HomePageProps = {
  /** Opens the page for whoever is logged in, in the place of what invites visitors. */
  mine: ReactNode;
  /** This week's problem, to be tried where it stands. */
  problem: ReactNode;
  /** What is taught, when, and for how much. */
  taught: ReactNode;
  /** The newest posts of the blog. */
  posts: ReactNode;
};

export function HomePage({ mine, problem, taught, posts }: HomePageProps) {
  return (
    <Page>
      <ForVisitors otherwise={mine}>
        <Hero />
      </ForVisitors>
      <Idiom />
      <ForVisitors>
        <WeeklyInvitation problem={problem} />
      </ForVisitors>
      <SubjectIndex />
      <ForVisitors>
        <Proof taught={taught} />
      </ForVisitors>
      <Essays />
      <EastAndWest />
      <Admissions />
      <Lifelong />
      <FromTheBlog posts={posts} />
    </Page>
  );
}
