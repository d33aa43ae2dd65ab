/** What the addresses of all pictures in writings begin with. */
export const POSTED_PICTURES_PATH = "/files/pictures/";

/** Where no picture lies: for texts that have none. */
export const NO_PICTURES_PATH = "/none/";

/** Where a picture that stands in writings lies, below the site's address. */
export function postedPicturePath(id: string): string {
  return `${POSTED_PICTURES_PATH}${id}.webp`;
}
