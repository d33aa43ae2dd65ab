/**
 * Leads to a field that is wrong: it gets the focus, and stands in view with what is said of it, not behind what sticks to an edge, for which a
 * page with such an edge leaves room (`scroll-padding`).
 */
export function leadTo(field: HTMLElement | null | undefined): void {
  field?.focus();
  field?.closest(".mantine-InputWrapper-root, fieldset")?.scrollIntoView({ block: "nearest" });
}
