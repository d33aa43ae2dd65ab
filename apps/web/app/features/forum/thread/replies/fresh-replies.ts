/**
 * How many replies have come since a page of them was asked for. Whoever replies has the post and the page asked for anew, and either may
 * come first: while the page is on its way, nothing is said, and a page that knows more than the post says nothing, too.
 */
export function freshReplies(count: number, page: { visible: number } | undefined, isAsking: boolean): number {
  return page && !isAsking ? Math.max(0, count - page.visible) : 0;
}
