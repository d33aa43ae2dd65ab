/** So often, and so long apart, is asked again whether the page can hear yet: as long as a part of it may take to come. */
const TRIES = 1200;
const AGAIN_MS = 100;

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What stands in a field, and what stood there when the page came; a box is "true" or "false". */
type Typed = { now: string; before: string };

/**
 * What was typed or chosen before the page could hear it, or was put back by the browser, stands in its fields, but React knows nothing of it and takes
 * it away when it next draws them. Here each field tells it anew, as if it had just been typed. To be called before React begins; what was typed is
 * known to nobody but this page, and only until it has been told.
 */
export function takeUpTyped(): void {
  const typed = new Map<Field, Typed>();
  const note = (field: Field) => {
    const [now, before] = [contentOf(field), typed.get(field)?.before ?? sentContentOf(field)];
    if (now !== before && !(field.type === "radio" && now === "false")) typed.set(field, { now, before });
  };
  const hear = ({ target, isTrusted }: Event) => {
    if (isTrusted && isText(target) && !Object.hasOwn(target, "value")) note(target);
  };
  const tellAll = (tries: number) => {
    for (const [field, it] of typed) if (tell(field, it)) typed.delete(field);
    const isDone = typed.size === 0 && document.documentElement.hasAttribute("data-alive");
    if (!isDone && tries > 0) setTimeout(tellAll, AGAIN_MS, tries - 1);
    else window.removeEventListener("input", hear, true);
  };
  for (const field of document.querySelectorAll<Field>("input:not([type=file]), textarea, select")) note(field);
  window.addEventListener("input", hear, true);
  setTimeout(tellAll, 0, TRIES);
}

const isBox = (field: Field): field is HTMLInputElement => field.type === "checkbox" || field.type === "radio";

/** React marks each of these, when it takes it over, with a `value` of its own, by which it learns what has been set. */
const isText = (target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && !isBox(target));

const contentOf = (field: Field): string => (isBox(field) ? String(field.checked) : field.value);

function sentContentOf(field: Field): string {
  if (isBox(field)) return String(field.defaultChecked);
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  const options = [...field.options];
  return (options.find((it) => it.defaultSelected) ?? options.find((it) => !it.disabled))?.value ?? "";
}

/** Whether it has been told, or there is nobody any more to tell it to. */
function tell(field: Field, { now, before }: Typed): boolean {
  if (!field.isConnected) return true;
  // A part that is not there yet hears nothing; asked in this way, React makes haste with it.
  if (!isHeard(field)) return false;
  // It may have been taken away, or there may be more of it since.
  const typed = contentOf(field) === before ? now : contentOf(field);
  if (isBox(field)) {
    field.checked = typed !== "true";
    field.click();
    return true;
  }
  // What is the same stays untouched: the cursor would go to its end, and a composition would be broken off.
  if (field.value !== typed) setUnseen(field, typed);
  if (isText(field)) forget(field, typed);
  field.dispatchEvent(new Event(isText(field) ? "input" : "change", { bubbles: true }));
  return true;
}

function setUnseen(field: Field, text: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, text);
}

/** React hands on only what differs from what it has seen set; it is made to see something else, set in a field that nobody has. */
function forget(field: HTMLInputElement | HTMLTextAreaElement, typed: string): void {
  Object.getOwnPropertyDescriptor(field, "value")?.set?.call(field.cloneNode(), `${typed}.`);
}

/** React stops what it cannot hand on, on its way to the field. */
function isHeard(field: Field): boolean {
  let isThere = false;
  const hear = () => {
    isThere = true;
  };
  field.addEventListener("input", hear, { once: true });
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.removeEventListener("input", hear);
  return isThere;
}
