import type { z } from "zod";
import { accountEndpoints } from "./accounts/endpoints.ts";
import { userOfficeEndpoints } from "./accounts/office/endpoints.ts";
import { analyticsEndpoints } from "./analytics/endpoints.ts";
import { auditEndpoints } from "./audit/endpoints.ts";
import { backupEndpoints } from "./backups/endpoints.ts";
import { blogDeskEndpoints } from "./blog/desk/endpoints.ts";
import { blogEndpoints } from "./blog/endpoints.ts";
import { classEndpoints } from "./classes/endpoints.ts";
import { classDeskEndpoints } from "./classes/office/desk-endpoints.ts";
import { classOfficeEndpoints } from "./classes/office/endpoints.ts";
import { contactEndpoints } from "./contact/endpoints.ts";
import { contactInboxEndpoints } from "./contact/inbox/endpoints.ts";
import { draftEndpoints } from "./drafts/endpoints.ts";
import { defineEndpoints, type Endpoint } from "./endpoint.ts";
import { familyEndpoints } from "./families/endpoints.ts";
import { fileEndpoints } from "./files/endpoints.ts";
import { forumCategoryEndpoints } from "./forum/category-endpoints.ts";
import { forumEndpoints } from "./forum/endpoints.ts";
import { forumModerationEndpoints } from "./forum/moderation-endpoints.ts";
import { forumThreadEndpoints } from "./forum/thread-endpoints.ts";
import { forumWritingEndpoints } from "./forum/writing-endpoints.ts";
import { homeworkEndpoints } from "./homework/endpoints.ts";
import { gradingEndpoints } from "./homework/grading/endpoints.ts";
import { lessonEndpoints } from "./lessons/endpoints.ts";
import { noticeEndpoints } from "./notices/endpoints.ts";
import { officeEndpoints } from "./office/endpoints.ts";
import { oneOwner } from "./one-owner.ts";
import { operationEndpoints } from "./operation/endpoints.ts";
import { practiceTestEndpoints } from "./practice-tests/endpoints.ts";
import { progressEndpoints } from "./progress/endpoints.ts";
import { searchEndpoints } from "./search/endpoints.ts";
import { siteEndpoints } from "./site/endpoints.ts";
import { siteSettingsEndpoints } from "./site/settings-endpoints.ts";
import { tutorEndpoints } from "./tutor/endpoints.ts";
import { modelEndpoints } from "./tutor/models/endpoints.ts";
import { chatWatchEndpoints } from "./tutor/watch/endpoints.ts";
import { weeklyDeskEndpoints } from "./weekly-problem/desk/endpoints.ts";
import { weeklyPlanEndpoints } from "./weekly-problem/desk/plan-endpoints.ts";
import { weeklyReportEndpoints } from "./weekly-problem/desk/report-endpoints.ts";
import { weeklyProblemEndpoints } from "./weekly-problem/endpoints.ts";
import { explanationEndpoints } from "./weekly-problem/explanation-endpoints.ts";

/** Every endpoint of the API. A row that stands here is registered, documented, typed and tested. */
export const endpoints = defineEndpoints(
  oneOwner(
    siteEndpoints,
    siteSettingsEndpoints,
    searchEndpoints,
    accountEndpoints,
    userOfficeEndpoints,
    auditEndpoints,
    officeEndpoints,
    operationEndpoints,
    backupEndpoints,
    noticeEndpoints,
    fileEndpoints,
    draftEndpoints,
    weeklyProblemEndpoints,
    weeklyDeskEndpoints,
    weeklyPlanEndpoints,
    weeklyReportEndpoints,
    explanationEndpoints,
    progressEndpoints,
    familyEndpoints,
    forumEndpoints,
    forumWritingEndpoints,
    forumThreadEndpoints,
    forumModerationEndpoints,
    classEndpoints,
    classOfficeEndpoints,
    classDeskEndpoints,
    practiceTestEndpoints,
    lessonEndpoints,
    blogEndpoints,
    blogDeskEndpoints,
    forumCategoryEndpoints,
    homeworkEndpoints,
    gradingEndpoints,
    contactEndpoints,
    analyticsEndpoints,
    contactInboxEndpoints,
    tutorEndpoints,
    chatWatchEndpoints,
    modelEndpoints,
  ),
);

export type Endpoints = typeof endpoints;

type In<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;
type Out<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type Part<Row, Name extends keyof Endpoint> = Row extends { [key in Name]: infer Schema } ? Schema : undefined;

/** What a caller sends to an endpoint; `upload` is the file of a row that takes one. */
export type RequestOf<Key extends keyof Endpoints> = {
  [Name in "params" | "query" | "body" | "upload" as Part<Endpoints[Key], Name> extends undefined
    ? never
    : Name]: Name extends "upload" ? Blob : In<Part<Endpoints[Key], Name>>;
};

/** What the server's handler is given, parsed. */
export type ParsedRequestOf<Key extends keyof Endpoints> = {
  [Name in "params" | "query" | "body"]: Out<Part<Endpoints[Key], Name>>;
};

/** What stands in `data` of a successful reply. */
export type ReplyOf<Key extends keyof Endpoints> = z.output<Endpoints[Key]["reply"]>;
