export const blogErrors = {
  SLUG_TAKEN: { status: 409, message: "Another post has this address, or had it" },
  BLOG_POST_NOT_READY: { status: 409, message: "Something keeps this post from being published" },
  BLOG_POST_PUBLISHED: { status: 409, message: "This post is published or scheduled" },
  BLOG_POST_OF_CONTENT: { status: 409, message: "This post comes from the content's files" },
} as const;
