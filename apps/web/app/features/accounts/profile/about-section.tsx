import type { User } from "@dripstone/contract/accounts/payloads";
import { useTranslation } from "react-i18next";
import { Section } from "../../../ui/page/section.tsx";
import { AboutForm } from "./about-form.tsx";

/** What somebody tells of themselves. */
export function AboutSection({ user }: { user: User }) {
  const { t } = useTranslation("accounts");
  return (
    <Section anchor="about" layout="side" title={t("about.title")} intro={t("about.intro")}>
      <AboutForm user={user} />
    </Section>
  );
}
