import { useTranslation } from "react-i18next";
import { useLocale } from "../../../i18n/use-locale.ts";
import { Section } from "../../../ui/page/section.tsx";
import { usePapersQuery } from "../api.ts";
import { PaperList } from "./paper-list.tsx";

/** The papers as a part of another page; nothing while there are none. */
export function PapersSection() {
  const { t } = useTranslation("practice-tests");
  const { data: papers = [] } = usePapersQuery({ query: { language: useLocale() } });
  if (papers.length === 0) return null;
  return (
    <Section title={t("inClasses.title")} intro={t("inClasses.intro")} anchor="practice-tests">
      <PaperList papers={papers} />
    </Section>
  );
}
