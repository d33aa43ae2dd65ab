import { Skeleton } from "@mantine/core";
import { useLocale } from "../../../i18n/use-locale.ts";
import { useArrival } from "../../../session/arrival.ts";
import { FailureBox } from "../../../ui/failure/failure-box.tsx";
import { useBlogPostsQuery } from "../api.ts";
import classes from "../list/post-entry.module.css";
import { PostEntry } from "../list/post-entry.tsx";
import { latestPosts } from "./asked.ts";

const SHOWN = 3;

/** The newest posts. */
export default function LatestPosts() {
  const { data, error } = useBlogPostsQuery(latestPosts(useLocale()));
  useArrival(data !== undefined);
  if (error) return <FailureBox error={error} takesFocus={false} />;
  if (!data) return <Skeleton height="20rem" />;
  return (
    <div className={classes.entries}>
      {data.items.slice(0, SHOWN).map((post) => (
        <PostEntry key={post.slug} post={post} />
      ))}
    </div>
  );
}
