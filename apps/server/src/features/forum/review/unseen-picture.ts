import { sql } from "kysely";
import { site } from "../../../../../../site.config.ts";
import type { Database } from "../../../database/connect.ts";
import { picturesIn } from "../../../files/pictures/pictures-in.ts";
import { postedPictures } from "../../../files/pictures/purpose.ts";
import { isShown, showsAny } from "../state/settle-pictures.ts";

/**
 * Whether a text shows a picture that a moderator has to see first: nobody's words can tell what a picture shows. Those whom the forum knows by
 * their pictures, or for long, wait no more, but for a picture that was already taken away, or that the site has never had: its name is made up.
 */
export async function showsUnseenPicture(db: Database, authorId: string, html: string): Promise<boolean> {
  const ids = picturesIn(html);
  if (ids.length === 0) return false;
  const pictures = await db
    .selectFrom("storedFiles as file")
    .where("file.id", "in", ids)
    .where("file.purpose", "=", postedPictures.name)
    .select(["file.withheldAt", isShown.as("isShown")])
    .execute();
  if (pictures.length < ids.length) return true;
  const unseen = pictures.filter((picture) => !picture.isShown);
  if (unseen.length === 0) return false;
  return unseen.some(({ withheldAt }) => withheldAt !== null) || !(await isKnown(db, authorId));
}

async function isKnown(db: Database, authorId: string): Promise<boolean> {
  const { firstPicturesHeld, reputationForPictures } = site.forum;
  const author = await db
    .selectFrom("users")
    .where("id", "=", authorId)
    .select("reputation")
    .select(
      sql<number>`(
      (select count(*) from forum_posts where author_id = users.id and state = 'visible' and ${showsAny("forum_posts")})
      + (select count(*) from forum_replies where author_id = users.id and state = 'visible' and ${showsAny("forum_replies")})
    )`.as("passed"),
    )
    .executeTakeFirst();
  return author !== undefined && (author.passed >= firstPicturesHeld || author.reputation >= reputationForPictures);
}
