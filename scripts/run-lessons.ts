/**
 * Reads the lessons of `content/lessons`, or those whose folder's name holds a given word, runs their programs, and writes beside each what its
 * graded ones print: `npm run lessons -- loops`. What is wrong with them is told by file, and the exit code is 1.
 */
import { recordLessons } from "@dripstone/content/running";

const { lessons, complaints } = await recordLessons(new URL("../content/", import.meta.url), process.argv[2] ?? "");
for (const complaint of complaints) console.error(complaint);
console.log(`${lessons} ${lessons === 1 ? "lesson" : "lessons"}, ${complaints.length} faults`);
process.exitCode = complaints.length > 0 || lessons === 0 ? 1 : 0;
