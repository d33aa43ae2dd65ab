import { paths } from "@dripstone/contract/paths";

/**
 * The rooms that everybody may read. A page elsewhere may have a key or what somebody looked for in its address, be about one person, or ask a child for their
 * birthday: another company hears nothing of it.
 */
const rooms = new Set<string>([
  paths.home,
  paths.about,
  paths.blog,
  paths.classes,
  paths.practiceTests,
  paths.forum,
  paths.math,
  paths.compute,
  paths.language,
  paths.robot,
  paths.weeklyProblem,
  paths.terms,
  paths.privacy,
]);

export const isOpenPage = (pathname: string) => rooms.has(`/${pathname.split("/")[1] ?? ""}`);
