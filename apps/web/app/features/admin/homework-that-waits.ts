import { paths } from "@dripstone/contract/paths";

/** The queue of homework as it is opened: with what waits to be graded; what is returned already is asked for. */
export const homeworkThatWaits = `${paths.adminHomework}?state=waiting`;
