/**
 * Leads to a field that is wrong: it gets the focus, and stands in view with what is said of it, not behind what sticks to an edge, for which a
 * page with such an edge leaves room (`scroll-padding`).
 */
export function leadTo(field: HTMLElement | null | undefined): void {
  field?.focus();
  field?.closest(".mantine-InputWrapper-root, fieldset")?.scrollIntoView({ block: "nearest" });
}

/**
 * Leads to the first field of a form that is wrong. Where only a part of the fields is on the screen and none of these is wrong, `show` brings others
 * there, and the first of them has the focus as soon as it stands there.
 */
export function leadToWrong(form: HTMLElement | null, show?: () => void): void {
  const first = () => [...(form?.querySelectorAll<HTMLElement>(WRONG) ?? [])].find(isOnScreen);
  const field = first();
  if (field || !show) {
    leadTo(field);
    return;
  }
  show();
  let frames = FRAMES_MAX;
  const look = () => {
    const shown = first();
    frames -= 1;
    if (shown || frames === 0) leadTo(shown);
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

const WRONG = '[aria-invalid="true"], [data-wrong] button';

/** It is drawn within a few; later, whoever writes has gone on. */
const FRAMES_MAX = 20;

/** Browsers that cannot tell have all of it. */
const isOnScreen = (field: HTMLElement): boolean => !("checkVisibility" in field) || field.checkVisibility();
