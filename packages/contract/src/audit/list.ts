const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Some words of a name, or of what stands beside a deed. */
const words = /^(?=.*\S).{1,100}$/su;

/** What a deed was about, by the first part of its row's path; what is named nowhere is about the site itself. */
export const auditAreas = {
  people: ["users"],
  classes: ["classes", "class-places", "semesters", "programs", "contests"],
  homework: ["homework"],
  weekly: ["weekly-problems", "weekly-problem-plan", "weekly-problem-explanations"],
  forum: ["forum"],
  tutor: ["chatbot"],
} as const;

export const auditAreaNames = ["people", "classes", "homework", "weekly", "forum", "tutor", "site"] as const;

/** All deeds of teachers and admins, as the office looks through them. */
export const auditList = {
  sorts: ["newest", "oldest"],
  sizes: [50, 100],
  filters: { area: auditAreaNames, role: ["teacher", "admin"] },
  days: ["from", "to"],
  open: { q: words, actor: id, subject: /^[\w.-]{1,100}$/ },
} as const;
