import "../../no-eval.ts";
import { z } from "zod";
import { defineEndpoints } from "../../endpoint.ts";
import { contestSlugs } from "../payloads.ts";
import {
  classHours,
  classOffice,
  classPayload,
  contestPayload,
  editedClass,
  editedProgram,
  editedSemester,
  officeClass,
  officeContest,
  officeProgram,
  officeSemester,
  planPreview,
  programPayload,
  semesterCopy,
  semesterDays,
  semesterPayload,
} from "./payloads.ts";
import { byVersion, id } from "./words.ts";

const params = z.object({ id });
const bySlug = z.object({ slug: z.enum(contestSlugs) });
const nothing = z.object({});
/** A program's weeks, books and sample in two languages. */
const bodyMaxBytes = 256 * 1024;

/** Where admins keep semesters, programs, classes and contests. */
export const classOfficeEndpoints = defineEndpoints({
  "GET /admin/classes": {
    summary: "Semesters, programs, classes and contests in both languages, drafts included, and who may teach",
    access: "admin",
    reply: classOffice,
  },
  "POST /semesters": {
    summary: "Add a semester",
    access: "admin",
    body: semesterPayload,
    reply: officeSemester,
    status: 201,
    idempotent: true,
  },
  "PUT /semesters/{id}": {
    summary: "Change the version of a semester that was seen; where its days change, lessons to come are planned anew",
    access: "admin",
    params,
    body: editedSemester,
    reply: officeSemester,
    errors: ["NOT_FOUND", "EDITED_MEANWHILE", "CLASS_IN_USE"],
    idempotent: true,
  },
  "DELETE /semesters/{id}": {
    summary: "Delete a semester without classes",
    access: "admin",
    params,
    body: byVersion,
    reply: nothing,
    errors: ["NOT_FOUND", "EDITED_MEANWHILE", "SEMESTER_IN_USE"],
    idempotent: true,
  },
  "POST /semesters/{id}/copy": {
    summary: "Add a semester with the classes of another, as drafts",
    access: "admin",
    params,
    body: semesterCopy,
    reply: officeSemester,
    status: 201,
    errors: ["NOT_FOUND"],
    idempotent: true,
  },
  "POST /semesters/{id}/plan-preview": {
    summary: "What other days of a semester would make of its classes' lessons",
    access: "admin",
    params,
    body: semesterDays,
    reply: z.array(planPreview),
    errors: ["NOT_FOUND"],
    changesNothing: true,
  },
  "POST /classes": {
    summary: "Add a class and plan its lessons",
    access: "admin",
    body: classPayload,
    reply: officeClass,
    status: 201,
    idempotent: true,
  },
  "PUT /classes/{id}": {
    summary: "Change the version of a class that was seen; where its time changes, lessons to come are planned anew",
    access: "admin",
    params,
    body: editedClass,
    reply: officeClass,
    errors: ["NOT_FOUND", "EDITED_MEANWHILE", "CLASS_IN_USE"],
    idempotent: true,
  },
  "DELETE /classes/{id}": {
    summary: "Delete a class in which nobody is, has paid, or has handed in homework",
    access: "admin",
    params,
    body: byVersion,
    reply: nothing,
    errors: ["NOT_FOUND", "EDITED_MEANWHILE", "CLASS_IN_USE"],
    idempotent: true,
  },
  "POST /classes/{id}/plan-preview": {
    summary: "What another time would make of a class's lessons",
    access: "admin",
    params,
    body: classHours,
    reply: planPreview,
    errors: ["NOT_FOUND"],
    changesNothing: true,
  },
  "POST /programs": {
    summary: "Add a program, behind all others; its name in addresses is made of its English one",
    access: "admin",
    body: programPayload,
    bodyMaxBytes,
    reply: officeProgram,
    status: 201,
    idempotent: true,
  },
  "PUT /programs/{id}": {
    summary: "Change the version of a program that was seen; its classes get as many lessons as it has weeks",
    access: "admin",
    params,
    body: editedProgram,
    bodyMaxBytes,
    reply: officeProgram,
    errors: ["NOT_FOUND", "EDITED_MEANWHILE", "CLASS_IN_USE"],
    idempotent: true,
  },
  "DELETE /programs/{id}": {
    summary: "Delete a program that no class teaches",
    access: "admin",
    params,
    body: byVersion,
    reply: nothing,
    errors: ["NOT_FOUND", "EDITED_MEANWHILE", "PROGRAM_IN_USE"],
    idempotent: true,
  },
  "PUT /contests/{slug}": {
    summary: "Say when a contest is, or change the version that was seen",
    access: "admin",
    params: bySlug,
    body: contestPayload,
    reply: officeContest,
    errors: ["EDITED_MEANWHILE"],
    idempotent: true,
  },
  "DELETE /contests/{slug}": {
    summary: "Take back when a contest is",
    access: "admin",
    params: bySlug,
    body: byVersion,
    reply: nothing,
    errors: ["NOT_FOUND", "EDITED_MEANWHILE"],
    idempotent: true,
  },
});
