import { sql } from "kysely";
import { picturesShownIn } from "../../files/pictures/pictures-in.ts";

/** The pictures in posts, whether they are published or not. */
export const blogPictures = picturesShownIn(() => sql`select texts::text from blog_posts`);
