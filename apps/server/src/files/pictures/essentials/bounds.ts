/** Longer color profiles than any camera or screen has. */
export const PROFILE_MAX_BYTES = 1024 * 1024;
/** As much as one segment of a JPEG may hold. Which way is up stands in there. */
export const EXIF_MAX_BYTES = 64 * 1024;
