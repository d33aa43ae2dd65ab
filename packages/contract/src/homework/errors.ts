export const homeworkErrors = {
  HOMEWORK_FILE_DAMAGED: { status: 400, message: "The file is damaged, or not complete" },
  HOMEWORK_FILES_FULL: { status: 409, message: "This account has no more room for homework files" },
  HOMEWORK_VERSIONS_FULL: { status: 409, message: "This week's homework was handed in as often as it may be" },
  HOMEWORK_FILE_TOO_LARGE: { status: 413, message: "The file is too large" },
  HOMEWORK_FILE_UNPACKS_TOO_LARGE: { status: 413, message: "The document unpacks to more than it may hold" },
  HOMEWORK_PICTURE_TOO_MANY_PIXELS: { status: 413, message: "The picture has too many pixels" },
  HOMEWORK_FILE_HAS_MACROS: { status: 415, message: "The document holds macros" },
  HOMEWORK_FILE_MISNAMED: { status: 415, message: "The file is not what its name says" },
  HOMEWORK_FILE_TYPE_UNKNOWN: { status: 415, message: "The file is no PNG, JPG, PDF, Word document or text" },
} as const;
