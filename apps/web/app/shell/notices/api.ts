import { locales } from "@dripstone/contract/locale";
import { api, call } from "../../api/client.ts";

const noticesApi = api.injectEndpoints({
  endpoints: (build) => ({
    notices: build.query(call("GET /notices")),
    unread: build.query(call("GET /notices/unread")),
    readNotices: build.mutation({
      ...call("POST /notices/read"),
      async onQueryStarted({ body: { ids } }, { dispatch, queryFulfilled }) {
        const told = locales.map((language) =>
          dispatch(
            noticesApi.util.updateQueryData("notices", { query: { language } }, (notices) => {
              for (const notice of notices) if (ids.includes(notice.id)) notice.read = true;
            }),
          ),
        );
        const isRead = await queryFulfilled.then(
          () => true,
          () => false,
        );
        if (isRead) dispatch(noticesApi.endpoints.unread.initiate(undefined, { forceRefetch: true, subscribe: false }));
        else for (const { undo } of told) undo();
      },
    }),
  }),
});

export const { useNoticesQuery, useUnreadQuery, useReadNoticesMutation, usePrefetch: usePrefetchNotices } = noticesApi;
