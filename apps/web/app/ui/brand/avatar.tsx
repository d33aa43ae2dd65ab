import { avatarSizes, UPLOADED_AVATAR, uploadedAvatarPath } from "@dripstone/contract/accounts/avatars";
import { useState } from "react";
import classes from "./avatar.module.css";

const DEFAULT_AVATAR = "student-robot";

const [, , LARGEST] = avatarSizes;

/** Device pixels to a CSS pixel on the screens of most people. */
const USUAL_DENSITY = 2;

type AvatarProps = {
  /** Id of an avatar of the gallery or of an uploaded one; the student robot stands in for none. */
  id: string;
  /** Width and height in CSS pixels. */
  size: number;
};

/** Somebody's picture. It is an ornament beside the name, so it has no text of its own. */
export function Avatar({ id, size }: AvatarProps) {
  const [lost, setLost] = useState<string | null>(null);
  const shown = id === "" || id === lost ? DEFAULT_AVATAR : id;
  return (
    <img
      key={shown}
      className={classes.avatar}
      {...sourceOf(shown, size)}
      alt=""
      width={size}
      height={size}
      onError={() => setLost(id)}
    />
  );
}

/** Uploaded pictures come in several sizes, of which the browser takes the one that its screen needs. */
function sourceOf(id: string, size: number) {
  if (!id.startsWith(UPLOADED_AVATAR)) return { src: `/avatars/${id}.svg` };
  const usual = avatarSizes.find((it) => it >= size * USUAL_DENSITY) ?? LARGEST;
  return {
    src: uploadedAvatarPath(id, usual),
    srcSet: avatarSizes.map((it) => `${uploadedAvatarPath(id, it)} ${it}w`).join(", "),
    sizes: `${size}px`,
  };
}
