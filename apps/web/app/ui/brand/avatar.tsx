import classes from "./avatar.module.css";

const DEFAULT_AVATAR = "student-robot";

type AvatarProps = {
  /** Id of an avatar of the gallery; the student robot stands in for none. */
  id: string;
  /** Width and height in CSS pixels. */
  size: number;
};

/** Somebody's picture. It is an ornament beside the name, so it has no text of its own. */
export function Avatar({ id, size }: AvatarProps) {
  return (
    <img className={classes.avatar} src={`/avatars/${id || DEFAULT_AVATAR}.svg`} alt="" width={size} height={size} />
  );
}
