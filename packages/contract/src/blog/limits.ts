/** Limits of the blog. Lengths count code points after trimming. */
export const blogLimits = {
  BLOG_TITLE_MIN: 5,
  BLOG_TITLE_MAX: 100,
  BLOG_SUMMARY_MIN: 15,
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
  /** Below a post, so many others about the same. */
  BLOG_RELATED_MAX: 3,
  /** How fast it is read; words have letters, characters are Chinese. */
  BLOG_WORDS_PER_MINUTE: 200,
  BLOG_CHARACTERS_PER_MINUTE: 350,
} as const;
