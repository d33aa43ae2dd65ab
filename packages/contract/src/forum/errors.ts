export const forumErrors = {
  CATEGORY_NOT_OPEN: { status: 409, message: "This category takes no posts" },
  REPUTATION_TOO_LOW: { status: 403, message: "This category asks for more reputation" },
  POST_LOCKED: { status: 409, message: "This post takes no more replies" },
  NOT_AUTHORIZED_TO_EDIT: { status: 403, message: "You are not authorized to edit this post" },
  OWN_VOTE: { status: 409, message: "Nobody votes on their own posts and replies" },
  OWN_FLAG: { status: 409, message: "Nobody reports their own posts and replies" },
  NOT_AUTHORIZED_TO_ACCEPT: { status: 403, message: "Only who has asked, or a moderator, accepts a reply" },
  SILENCED: { status: 403, message: "A moderator has silenced this account for a time" },
  NOT_AUTHORIZED_TO_MODERATE: { status: 403, message: "Teachers leave to admins what concerns them" },
  MODERATED_MEANWHILE: { status: 409, message: "Another moderator has decided meanwhile" },
} as const;
