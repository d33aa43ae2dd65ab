/** The gallery's pictures by their ids; the first is everybody's until they choose. */
export const galleryAvatars = [
  "student-robot",
  "panda",
  "fox",
  "owl",
  "crane",
  "carp",
  "turtle",
  "bat",
  "tiger",
  "rabbit",
  "whale",
  "salamander",
  "axolotl",
  "dragon",
  "moon",
  "crystal",
] as const;

export type GalleryAvatar = (typeof galleryAvatars)[number];

/** The widths and heights, in pixels, in which an uploaded picture is kept. */
export const avatarSizes = [96, 224, 512] as const;

export type AvatarSize = (typeof avatarSizes)[number];

/** What stands before the id of an uploaded picture, so that it can be told from one of the gallery. */
export const UPLOADED_AVATAR = "own-";

/** Where an uploaded picture lies, below the site's address. */
export function uploadedAvatarPath(id: string, size: AvatarSize): string {
  return `/files/avatars/${id}-${size}.webp`;
}
