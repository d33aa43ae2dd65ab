import { galleryAvatars, UPLOADED_AVATAR } from "@dripstone/contract/accounts/avatars";
import { VisuallyHidden } from "@mantine/core";
import { IconCheck } from "@tabler/icons-react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Avatar } from "../../../ui/brand/avatar.tsx";
import { FailureBox } from "../../../ui/failure/failure-box.tsx";
import classes from "./avatar-gallery.module.css";
import { useChosenAvatar } from "./use-chosen-avatar.ts";

/** All pictures to choose from; what is chosen is saved at once. */
export function AvatarGallery({ avatar }: { avatar: string }) {
  const { t } = useTranslation("accounts");
  const group = useId();
  const { shown, choose, isSaving, error } = useChosenAvatar(avatar);
  const own = avatar.startsWith(UPLOADED_AVATAR) ? avatar : null;
  return (
    <div className={classes.gallery}>
      <fieldset className={classes.choice} aria-busy={isSaving} aria-describedby={own ? `${group}-own` : undefined}>
        <VisuallyHidden component="legend">{t("picture.gallery")}</VisuallyHidden>
        {own && (
          <Option name={t("picture.own")} group={group} id={own} checked={shown === own} onChoose={() => choose(own)} />
        )}
        {galleryAvatars.map((id) => (
          <Option
            key={id}
            name={t(`avatars.${id}`)}
            group={group}
            id={id}
            checked={shown === id}
            onChoose={() => choose(id)}
          />
        ))}
      </fieldset>
      {own && (
        <p id={`${group}-own`} className={classes.hint}>
          {t("picture.ownHint")}
        </p>
      )}
      <FailureBox error={error} otherwise={t("profile.failed")} takesFocus={false} />
    </div>
  );
}

type OptionProps = { group: string; id: string; name: string; checked: boolean; onChoose: () => void };

function Option({ group, id, name, checked, onChoose }: OptionProps) {
  return (
    <label className={classes.option} title={name}>
      <input type="radio" name={group} value={id} checked={checked} onChange={onChoose} />
      <Avatar id={id} size={64} />
      <IconCheck size={18} stroke={3} aria-hidden className={classes.mark} />
      <VisuallyHidden component="span">{name}</VisuallyHidden>
    </label>
  );
}
