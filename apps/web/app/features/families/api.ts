import { api, call } from "../../api/client.ts";

const asked = { type: "Mine", id: "family-asked" } as const;
const requests = { type: "Mine", id: "family-requests" } as const;
const children = { type: "Mine", id: "children" } as const;

const familyApi = api.injectEndpoints({
  endpoints: (build) => ({
    children: build.query({ ...call("GET /children"), providesTags: [children] }),
    child: build.query(call("GET /children/{id}")),
    childsProgress: build.query(call("GET /children/{id}/progress")),
    childsHomework: build.query(call("GET /children/{id}/homework")),
    childsWritings: build.query(call("GET /children/{id}/writings")),
    asked: build.query({ ...call("GET /family/asked"), providesTags: [asked] }),
    askChild: build.mutation({ ...call("POST /family/asked"), invalidatesTags: [asked] }),
    withdrawAsked: build.mutation({ ...call("DELETE /family/asked/{id}"), invalidatesTags: [asked, children] }),
    familyRequests: build.query({ ...call("GET /family/requests"), providesTags: [requests] }),
    answerFamily: build.mutation({ ...call("PUT /family/requests/{id}"), invalidatesTags: [requests] }),
  }),
});

export const {
  useChildrenQuery,
  useChildQuery,
  useChildsProgressQuery,
  useChildsHomeworkQuery,
  useChildsWritingsQuery,
  useAskedQuery,
  useAskChildMutation,
  useWithdrawAskedMutation,
  useFamilyRequestsQuery,
  useAnswerFamilyMutation,
} = familyApi;
