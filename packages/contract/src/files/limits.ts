/** Limits of uploaded pictures. */
export const fileLimits = {
  /** Of any picture that comes in, so that a small file cannot unpack to a huge one. */
  PICTURE_MAX_MEGAPIXELS: 25,
  /** A picture in a writing: the file that comes in. */
  POSTED_PICTURE_MAX_MB: 10,
  /** And what is kept of it: the longer edge in pixels. */
  POSTED_PICTURE_EDGE_MAX: 1600,
  /** So many of them are kept of one person at a time. */
  POSTED_PICTURES_MAX: 200,
  POSTED_PICTURES_MAX_MB: 50,
} as const;
