export const fileErrors = {
  FILE_EMPTY: { status: 400, message: "The file is empty" },
  PICTURE_UNREADABLE: { status: 400, message: "The picture is damaged" },
  POSTED_PICTURES_FULL: { status: 409, message: "This account has no more room for pictures" },
  PICTURE_TOO_MANY_PIXELS: { status: 413, message: "The picture has too many pixels" },
  POSTED_PICTURE_TOO_LARGE: { status: 413, message: "The picture's file is too large" },
  POSTED_PICTURE_TYPE_UNKNOWN: { status: 415, message: "The file is not a JPEG, PNG, WebP or GIF picture" },
} as const;
