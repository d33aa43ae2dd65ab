import type { User } from "@dripstone/contract/accounts/payloads";
import { useTranslation } from "react-i18next";
import { Section } from "../../../ui/page/section.tsx";
import { Deletion } from "../deletion/deletion.tsx";
import { Export } from "../export/export.tsx";
import classes from "./data-section.module.css";

/** What is kept of somebody: to take along, and to have deleted. */
export function DataSection({ user }: { user: User }) {
  const { t } = useTranslation("accounts");
  return (
    <Section anchor="data" layout="side" title={t("data.title")} intro={t("data.intro")}>
      <div className={classes.parts}>
        <section aria-labelledby="data-export" className={classes.part}>
          <h3 id="data-export">{t("data.export")}</h3>
          <Export email={user.email} />
        </section>
        <section aria-labelledby="data-deletion" className={classes.part}>
          <h3 id="data-deletion">{t("deletion.title")}</h3>
          <Deletion user={user} />
        </section>
      </div>
    </Section>
  );
}
