import { useTranslation } from "react-i18next";
import { site } from "../../../../../../site.config.ts";

/** Whether gifts can be deducted from taxes, as the site's settings say. */
export function TaxNote() {
  const { t } = useTranslation("contact");
  const { deductible, ein } = site.donations;
  return <p>{t(`pledge.tax.${deductible}`, { ein })}</p>;
}
