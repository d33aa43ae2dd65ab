import { homeworkQueue } from "@dripstone/contract/homework/grading/queue";
import { type ListView, listQueryOf } from "@dripstone/contract/lists/list";
import { paths } from "@dripstone/contract/paths";

export type QueueView = ListView<typeof homeworkQueue>;

/** Where one hand-in is graded, with the queue that one goes on through from it. */
export function gradingLink(id: string, view: QueueView): { pathname: string; search: string } {
  const queue = { ...view, after: undefined, before: undefined };
  return { pathname: paths.adminHomeworkOf(id), search: listQueryOf(homeworkQueue, queue) };
}

/** Back to the queue. */
export function queueLink(view: Partial<QueueView>): { pathname: string; search: string } {
  const whole: QueueView = { sort: homeworkQueue.sorts[0], size: homeworkQueue.sizes[0], ...view };
  return { pathname: paths.adminHomework, search: listQueryOf(homeworkQueue, whole) };
}
