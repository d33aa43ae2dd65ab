import type { User } from "@dripstone/contract/accounts/payloads";
import { useTranslation } from "react-i18next";
import { Section } from "../../../ui/page/section.tsx";
import { AvatarGallery } from "./avatar-gallery.tsx";
import classes from "./picture-section.module.css";
import { PictureUpload } from "./picture-upload.tsx";

/** The picture beside the name: one of the gallery, or one's own. */
export function PictureSection({ user }: { user: User }) {
  const { t } = useTranslation("accounts");
  const isMember = user.parentConsent === "notNeeded" || user.parentConsent === "given";
  return (
    <Section anchor="picture" layout="side" title={t("picture.title")} intro={t("picture.intro")}>
      <div className={classes.parts}>
        <AvatarGallery avatar={user.avatar} />
        <section aria-labelledby="own-picture" className={classes.own}>
          <h3 id="own-picture" className={classes.title}>
            {t("picture.upload")}
          </h3>
          {isMember ? <PictureUpload /> : <p className={classes.hint}>{t("picture.waiting")}</p>}
        </section>
      </div>
    </Section>
  );
}
