/** What stands in the way at the lower edge: a form's foot on a phone, with its button and the state of its draft. */
const FOOT_PX = 130;
/** The site's bar. */
const HEAD_PX = 80;

/** Leads to a field that is wrong: it gets the focus, and stands in view with what is said of it, not behind what sticks to an edge. */
export function leadTo(field: HTMLElement | null | undefined): void {
  if (!field) return;
  field.focus({ preventScroll: true });
  const whole = field.closest<HTMLElement>(".mantine-InputWrapper-root, fieldset") ?? field;
  const { top, bottom } = whole.getBoundingClientRect();
  const [upper, lower] = [HEAD_PX, innerHeight - FOOT_PX];
  if (top >= upper && bottom <= lower) return;
  // What is said of it stands below it.
  whole.scrollIntoView({ block: bottom - top < lower - upper ? "center" : "end" });
}
