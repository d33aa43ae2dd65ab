import { paths } from "@dripstone/contract/paths";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { people } from "../../../../../people.config.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { ButtonLink } from "../../ui/page/button-link.tsx";
import { Section } from "../../ui/page/section.tsx";
import classes from "./proof.module.css";

type ProofProps = {
  /** What is taught, when, and for how much. */
  taught: ReactNode;
};

/** What a parent wants to see before anything is paid: the teachers, the classes with their prices, and a page of work. */
export function Proof({ taught }: ProofProps) {
  const { t } = useTranslation("home");
  const locale = useLocale();
  return (
    <>
      <Section title={t("people.title")} intro={t("people.intro")} anchor="teachers">
        <ul className={classes.people}>
          {people.map(({ name, role }) => (
            <li key={name.en}>
              <h3>{name[locale]}</h3>
              <p>{role[locale]}</p>
            </li>
          ))}
        </ul>
        <p className={classes.ways}>
          <ButtonLink to={`${paths.about}#people`} quiet>
            {t("people.more")}
          </ButtonLink>
        </p>
      </Section>
      <Section title={t("proof.title")} intro={t("proof.intro")} anchor="proof" tone="stone">
        {taught}
        <p className={classes.ways}>
          <ButtonLink to={paths.classes}>{t("proof.classes")}</ButtonLink>
          <ButtonLink to={`${paths.about}#contact`} quiet>
            {t("proof.ask")}
          </ButtonLink>
        </p>
      </Section>
    </>
  );
}
