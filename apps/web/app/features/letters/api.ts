import { locales } from "@dripstone/contract/locale";
import { api, call } from "../../api/client.ts";

const letters = { type: "Mine", id: "letters" } as const;

const lettersApi = api.injectEndpoints({
  endpoints: (build) => ({
    letters: build.query({ ...call("GET /notices/letters"), providesTags: [letters] }),
    wantLetters: build.mutation({
      ...call("PUT /notices/letters"),
      async onQueryStarted({ body: { kind, wanted } }, { dispatch, queryFulfilled }) {
        const told = locales.map((language) =>
          dispatch(
            lettersApi.util.updateQueryData("letters", { query: { language } }, (all) => {
              for (const letter of all) if (letter.kind === kind) letter.wanted = wanted;
            }),
          ),
        );
        await queryFulfilled.catch(() => {
          for (const { undo } of told) undo();
        });
      },
    }),
    stopLetters: build.mutation({ ...call("POST /notices/letters/stop"), invalidatesTags: [letters] }),
  }),
});

export const { useLettersQuery, useWantLettersMutation, useStopLettersMutation } = lettersApi;
