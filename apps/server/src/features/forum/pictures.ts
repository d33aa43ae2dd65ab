import { sql } from "kysely";
import { picturesShownIn } from "../../files/pictures/pictures-in.ts";

/** The pictures in what was written, and in what stood there before, as long as that may be read. */
export const forumPictures = picturesShownIn(
  () => sql`
    select content from forum_posts
    union all select content from forum_replies
    union all select content from forum_edits where not withheld`,
);
