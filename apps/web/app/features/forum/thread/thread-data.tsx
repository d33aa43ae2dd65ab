import type { ForumPost, ForumReply } from "@dripstone/contract/forum/payloads";
import { languageTags } from "@dripstone/contract/locale";
import { paths } from "@dripstone/contract/paths";
import { createPath } from "react-router";
import { usePageSetting } from "../../../ui/head/page-setting.ts";
import { SentData, StructuredData } from "../../../ui/head/structured-data.tsx";
import { useNameOf } from "../../../ui/people/use-name-of.ts";
import { placeOf } from "./places.ts";
import { plainOf } from "./plain-of.ts";

/** A thread as search engines know a conversation, or, once it is answered, a question with its answer. */
export const ThreadData = import.meta.env.SSR ? Described : SentData;

function Described({ post }: { post: ForumPost }) {
  const nameOf = useNameOf();
  const { siteUrl } = usePageSetting();
  const { id, title, html, lang, replies, accepted } = post;
  const url = siteUrl + paths.forumPost(id);
  const written = ({ author, at, votes }: ForumPost | ForumReply) => ({
    datePublished: at,
    upvoteCount: votes,
    author: { "@type": "Person", name: nameOf(author) },
  });
  const what = { url, inLanguage: languageTags[lang], text: plainOf(html), ...written(post) };
  if (!accepted) {
    const counter = { "@type": "InteractionCounter", interactionType: "https://schema.org/CommentAction" };
    const comments = { ...counter, userInteractionCount: replies };
    return (
      <StructuredData
        data={{ "@type": "DiscussionForumPosting", headline: title, interactionStatistic: comments, ...what }}
      />
    );
  }
  const answer = {
    "@type": "Answer",
    text: plainOf(accepted.html),
    url: siteUrl + createPath(placeOf(id, accepted.id)),
    ...written(accepted),
  };
  const question = { "@type": "Question", name: title, answerCount: replies, acceptedAnswer: answer, ...what };
  return <StructuredData data={{ "@type": "QAPage", mainEntity: question }} />;
}
