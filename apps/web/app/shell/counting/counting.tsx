import { type ComponentType, useEffect, useState } from "react";
import { type Tag, usePageSetting } from "../../ui/head/page-setting.ts";
import { fetchPart } from "../../ui/late/fetch-part.ts";

/** Loads what asks about the analytics tag and follows the answer, where the school has one. */
export function Counting() {
  const { tag } = usePageSetting();
  const [Part, setPart] = useState<ComponentType<{ tag: Tag }>>();
  useEffect(() => {
    if (tag)
      fetchPart(() => import("./counting-part.tsx")).then(
        (part) => setPart(() => part.CountingPart),
        // Nobody misses it; the next page load tries again.
        () => {},
      );
  }, [tag]);
  return tag && Part ? <Part tag={tag} /> : null;
}
