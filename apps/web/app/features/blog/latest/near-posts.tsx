import { NearPart } from "../../../session/near-part.tsx";
import { latePart } from "../../../ui/late/late-part.tsx";

const LatestPosts = latePart(() => import("./latest-posts.tsx"));

/** The newest posts, as a part of another page. */
export function NearPosts() {
  return (
    <NearPart plain={<LatestPosts />} as="routes/blog" height="20rem">
      {() => <LatestPosts />}
    </NearPart>
  );
}
