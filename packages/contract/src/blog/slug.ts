import { blogLimits } from "./limits.ts";

const { BLOG_SLUG_MIN, BLOG_SLUG_MAX } = blogLimits;

/** A post's name in addresses. */
export const blogSlug = new RegExp(`^(?=.{${BLOG_SLUG_MIN},${BLOG_SLUG_MAX}}$)[a-z0-9]+(-[a-z0-9]+)*$`);
