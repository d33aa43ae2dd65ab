import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useAppSelector } from "../../../session/store.ts";
import { Page } from "../../../ui/page/page.tsx";
import { Section } from "../../../ui/page/section.tsx";
import { EmailSection } from "../email/email-section.tsx";
import { ParentWaiting } from "../parent/parent-waiting.tsx";
import { PasswordSection } from "../password/password-section.tsx";
import { PictureSection } from "../picture/picture-section.tsx";
import { SessionsSection } from "../sessions/sessions-section.tsx";
import { AboutSection } from "./about-section.tsx";
import { DataSection } from "./data-section.tsx";
import { ProfileHead } from "./profile-head.tsx";
import classes from "./profile-page.module.css";
import { ProfileSkeleton } from "./profile-skeleton.tsx";

type ProfilePageProps = {
  /** What can be chosen of the letters that features send. */
  letters: ReactNode;
  /** The parents who ask to follow along, for whom somebody has asked. */
  family: ReactNode;
};

/** The account of whoever is logged in, and all that can be changed of it. */
export function ProfilePage({ letters, family }: ProfilePageProps) {
  const { t } = useTranslation("accounts");
  const user = useAppSelector((state) => state.auth.user);
  if (!user) return <ProfileSkeleton />;
  return (
    // Whoever is here now must not find what somebody else has typed.
    <Page key={user.id}>
      <ProfileHead user={user} />
      {user.consentDueDate !== null && <ParentWaiting until={user.consentDueDate} />}
      <div className={classes.parts}>
        <PictureSection user={user} />
        <AboutSection user={user} />
        <EmailSection user={user} />
        <Section anchor="letters" layout="side" title={t("letters.title")} intro={t("letters.intro")}>
          {letters}
        </Section>
        {family}
        <PasswordSection user={user} />
        <SessionsSection />
        <DataSection user={user} />
      </div>
    </Page>
  );
}
