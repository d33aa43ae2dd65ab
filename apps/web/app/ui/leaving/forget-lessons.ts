/** Forgets which lessons were opened in this browser; what keeps them there may not be there itself. */
export function forgetLessons(): void {
  navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage({ type: "forget" }));
}
