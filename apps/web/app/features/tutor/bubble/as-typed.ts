import type { ChatMessage } from "@dripstone/contract/tutor/payloads";

/** A message that the server has not drawn: a text that stands as it is. */
export const asTyped = (role: ChatMessage["role"], id: string, text: string, timestamp: string): ChatMessage => ({
  ...{ id, role, timestamp, content: text, sources: [], feedback: null, picture: null, state: "done" },
  parts: [{ kind: "text", title: null, titleHtml: null, html: `<p>${asHtml(text)}</p>` }],
});

/** A text as HTML that shows just that. */
function asHtml(text: string): string {
  const shown = document.createElement("p");
  shown.textContent = text;
  return shown.innerHTML;
}
