import type { ReplyOf } from "@dripstone/contract";
import { isKeptLength } from "@dripstone/contract/drafts/length";
import type { Call } from "../../api/call.ts";
import { type ArgumentOf, api, call } from "../../api/client.ts";
import { isFailure } from "../../api/failure.ts";

const SAVE = "PUT /drafts/{id}";
const REMOVE = "DELETE /drafts/{id}";

/** The list of a kind follows by itself what is saved and removed here, as long as a page shows it. */
export const draftsApi = api.injectEndpoints({
  endpoints: (build) => ({
    drafts: build.query(call("GET /drafts")),
    saveDraft: build.mutation<ReplyOf<typeof SAVE>, ArgumentOf<typeof SAVE>>({
      // Goes on when the page is closed: that is when the last words are saved. What is too long for that goes, too, and is told so.
      query: (request): Call => ({ key: SAVE, ...request, keepalive: isKeptLength(request.body.body) }),
      async onQueryStarted({ params: { id }, body: { kind, body } }, { dispatch, queryFulfilled }) {
        const saved = await queryFulfilled.catch(() => null);
        if (!saved) return;
        dispatch(
          draftsApi.util.updateQueryData("drafts", { query: { kind } }, (drafts) => [
            { id, body, ...saved.data },
            ...drafts.filter((it) => it.id !== id),
          ]),
        );
      },
    }),
    removeDraft: build.mutation<ReplyOf<typeof REMOVE>, ArgumentOf<typeof REMOVE> & { kind: string }>({
      query: ({ params }): Call => ({ key: REMOVE, params, keepalive: true }),
      async onQueryStarted({ params: { id }, kind }, { dispatch, queryFulfilled }) {
        const removed = dispatch(
          draftsApi.util.updateQueryData("drafts", { query: { kind } }, (drafts) =>
            drafts.filter((it) => it.id !== id),
          ),
        );
        // What is gone already is as it should be.
        await queryFulfilled.catch((reason: { error?: unknown }) => {
          if (!isFailure(reason.error) || reason.error.code !== "NOT_FOUND") removed.undo();
        });
      },
    }),
  }),
});
