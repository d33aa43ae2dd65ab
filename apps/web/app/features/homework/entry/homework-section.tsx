import { paths } from "@dripstone/contract/paths";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "../../../ui/page/button-link.tsx";
import { Section } from "../../../ui/page/section.tsx";

/** On the page of the classes: the way to where homework is handed in. */
export function HomeworkSection() {
  const { t } = useTranslation("homework");
  return (
    <Section title={t("entry.title")} intro={t("entry.text")} anchor="homework" layout="side">
      <ButtonLink to={paths.homework}>{t("entry.action")}</ButtonLink>
    </Section>
  );
}
