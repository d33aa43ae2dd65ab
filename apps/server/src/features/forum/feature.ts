import type { Feature } from "../../feature.ts";
import { hourly } from "../../jobs/hourly.ts";
import { forumCategoryRoutes } from "./categories/office/routes.ts";
import { feedRoute } from "./feed/feed-route.ts";
import { forgetEmails } from "./flags/forget-emails.ts";
import { forumMails } from "./mailing/kinds.ts";
import { writeForumMails } from "./mailing/mails.ts";
import { forgetDeleted } from "./moderation/forget-deleted.ts";
import { forumWaiting, moderationNotices } from "./moderation/notices.ts";
import { queueSize } from "./moderation/queue-size.ts";
import { forumModerationRoutes } from "./moderation/routes.ts";
import { tellModerators } from "./moderation/tell-moderators.ts";
import { forumNotices } from "./notices/kinds.ts";
import { forumData } from "./personal-data.ts";
import { forumPictures } from "./pictures.ts";
import { forumRoutes } from "./routes.ts";
import { seedCategories } from "./seed/seed-categories.ts";
import { seedDemoThreads } from "./seed/seed-demo-threads.ts";
import { answerSource } from "./state/answer-source.ts";
import { foundPosts } from "./state/found-posts.ts";
import { indexMissingAnswers } from "./state/index-missing-answers.ts";
import { forgetViews } from "./thread/count-view.ts";
import { forumThreadRoutes } from "./thread/routes.ts";
import { forumPart } from "./thread/sitemap-part.ts";
import { renderAnew } from "./writing/render-anew.ts";
import { forumWritingRoutes } from "./writing/routes.ts";

export const forum: Feature = {
  name: "forum",
  routes: (deps) => ({
    ...forumRoutes(deps),
    ...forumWritingRoutes(deps),
    ...forumThreadRoutes(deps),
    ...forumModerationRoutes(deps),
    ...forumCategoryRoutes(deps),
  }),
  mails: { kinds: forumMails, writers: writeForumMails },
  drafts: ["forum-post", "forum-reply", "forum-edit"],
  files: { references: [forumPictures] },
  beside: feedRoute,
  notices: [...forumNotices, ...moderationNotices, forumWaiting],
  sources: () => [answerSource],
  found: () => [foundPosts],
  sitemap: forumPart,
  waiting: () => ({ forum: queueSize }),
  personalData: forumData,
  seeds: [seedCategories, seedDemoThreads],
  chores: [
    { name: "tell-moderators", schedule: "*/10 * * * *", work: tellModerators },
    hourly("forget-views", forgetViews),
    hourly("render-anew", renderAnew),
    hourly("index-missing-answers", indexMissingAnswers),
    hourly("forget-deleted", forgetDeleted),
    hourly("forget-emails", forgetEmails),
  ],
};
