import "../no-eval.ts";
import { z } from "zod";
import { defineEndpoints } from "../endpoint.ts";
import { childParams } from "../families/payloads.ts";
import { listQuery, listReply } from "../lists/list-schema.ts";
import { localeQuery } from "../locale-schema.ts";
import { ownReplyList, postList, replyList } from "./list.ts";
import {
  forumHome,
  forumId,
  forumPost,
  forumReply,
  forumStanding,
  ownPostTitle,
  ownReply,
  postTitle,
  publicWriting,
  threadOfMine,
} from "./payloads.ts";

const params = z.object({ id: forumId });

/** What everybody reads, and beside it what of that is the caller's. */
export const forumEndpoints = defineEndpoints({
  "GET /forum/categories": {
    summary: "The categories in their order, those that take posts and those that are closed, and numbers of the forum",
    access: "anyone",
    query: localeQuery,
    reply: forumHome,
    tags: ["forum", "people"],
  },
  "GET /forum/posts": {
    summary: "The posts; those that are pinned in a category beside the first page of its list",
    access: "anyone",
    query: listQuery(postList).extend(localeQuery.shape),
    reply: listReply(postTitle).extend({ pinned: z.array(postTitle) }),
    tags: ["forum", "people"],
  },
  "GET /forum/posts/mine": {
    summary: "The caller's own posts, whoever sees them",
    access: "user",
    query: listQuery(postList).omit({ author: true, q: true }).extend(localeQuery.shape),
    reply: listReply(ownPostTitle),
  },
  "GET /forum/replies/mine": {
    summary: "What the caller has replied, whoever sees it",
    access: "user",
    query: listQuery(ownReplyList).extend(localeQuery.shape),
    reply: listReply(ownReply),
  },
  "GET /children/{id}/writings": {
    summary: "What a child of the caller has written in the forum and everybody reads, the newest of it first",
    access: "user",
    params: childParams,
    reply: z.array(publicWriting),
    errors: ["NOT_FOUND"],
  },
  "GET /forum/standing": {
    summary: "What keeps the caller from writing a post now, until when, and why",
    access: "user",
    reply: forumStanding,
  },
  "GET /forum/posts/{id}": {
    summary: "A post, with its accepted reply",
    access: "anyone",
    params,
    query: localeQuery,
    reply: forumPost,
    tags: ["forum-post/{id}", "forum-categories", "people"],
    errors: ["NOT_FOUND"],
  },
  "GET /forum/posts/{id}/replies": {
    summary: "The replies to a post; with `from`, the page that begins with this reply",
    access: "anyone",
    params,
    query: listQuery(replyList).extend({ from: forumId.optional() }),
    // `visible`: how many of them the post counts, which leaves out the deleted ones.
    reply: listReply(forumReply).extend({ visible: z.int() }),
    tags: ["forum-post/{id}", "people"],
    errors: ["NOT_FOUND"],
  },
  "GET /forum/posts/{id}/mine": {
    summary:
      "The caller's votes and rights in a thread, and what there only its author and moderators see; the thread counts as read",
    access: "user",
    params,
    query: localeQuery,
    reply: threadOfMine,
    errors: ["NOT_FOUND"],
  },
});
