import type { BlogDraft } from "@dripstone/contract/blog/draft";
import { useTranslation } from "react-i18next";
import { Met as MetParts } from "../../../../ui/office/met.tsx";
import { usePortionName } from "./portion-name.ts";
import { type Portion, read } from "./portions.ts";
import type { Editor } from "./use-editor.ts";

/** Two have changed a post at once. */
export function Met({ editor: { meeting, post, change } }: { editor: Editor }) {
  const { t } = useTranslation(["blog-desk", "blog"]);
  const nameOf = usePortionName();
  if (!meeting) return null;
  const { theirs, takenOver, disputed } = meeting;
  const textOf = (of: BlogDraft, portion: Portion): string => {
    if (portion === "tags") return of.tags.map((tag) => t(`blog:tag.${tag}`)).join(t("list.and"));
    if (portion === "featured") return t(of.featured ? "yes" : "no");
    return String(read(of, portion)).trim();
  };
  return (
    <MetParts
      meeting={meeting}
      takenOver={takenOver.map(nameOf)}
      disputed={disputed.map((portion) => ({
        key: portion,
        name: nameOf(portion),
        mine: textOf(post, portion),
        theirs: textOf(theirs, portion),
        isTaken: textOf(post, portion) === textOf(theirs, portion),
        onTake: () => change(portion, read(theirs, portion)),
      }))}
    />
  );
}
