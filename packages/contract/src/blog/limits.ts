/** Limits of the blog. Lengths count code points after trimming. */
export const blogLimits = {
  BLOG_TITLE_MIN: 5,
  BLOG_TITLE_MAX: 100,
  BLOG_SUMMARY_MIN: 30,
  BLOG_SUMMARY_MAX: 240,
  /** Of one language. */
  BLOG_BODY_MIN: 100,
  BLOG_BODY_MAX: 20_000,
  BLOG_AUTHOR_MAX: 60,
  BLOG_SLUG_MIN: 3,
  BLOG_SLUG_MAX: 80,
  /** So many tags a post has at most. */
  BLOG_TAGS_MAX: 3,
  /** So many posts stand on top of the blog; of more that are featured, the newest. */
  BLOG_FEATURED_MAX: 3,
} as const;
