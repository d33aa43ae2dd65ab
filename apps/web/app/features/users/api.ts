import { api, call } from "../../api/client.ts";

const shown = { providesTags: ["Users"] } as const;
const changed = { invalidatesTags: ["Users"] } as const;

const usersApi = api.injectEndpoints({
  endpoints: (build) => ({
    users: build.query({ ...call("GET /users"), ...shown }),
    user: build.query({ ...call("GET /users/{id}"), ...shown }),
    exportUsers: build.mutation(call("GET /users/csv")),
    inviteUser: build.mutation({ ...call("POST /users"), ...changed }),
    actOnUsers: build.mutation({ ...call("POST /users/acts"), ...changed }),
    checkAct: build.query(call("POST /users/act-checks")),
    checkImport: build.mutation(call("POST /users/import-checks")),
    importUsers: build.mutation({ ...call("POST /users/imports"), ...changed }),
    changeRole: build.mutation({ ...call("PUT /users/{id}/role"), ...changed }),
    inviteAgain: build.mutation({ ...call("POST /users/{id}/invitation"), ...changed }),
    endSessions: build.mutation({ ...call("DELETE /users/{id}/sessions"), ...changed }),
    endOneSession: build.mutation({ ...call("DELETE /users/{id}/sessions/{session}"), ...changed }),
    userViews: build.query({ ...call("GET /users/views"), ...shown }),
    keepUserView: build.mutation({ ...call("POST /users/views"), ...changed }),
    forgetUserView: build.mutation({ ...call("DELETE /users/views/{id}"), ...changed }),
  }),
});

export const {
  useUsersQuery,
  useUserQuery,
  useExportUsersMutation,
  useInviteUserMutation,
  useActOnUsersMutation,
  useCheckActQuery,
  useCheckImportMutation,
  useImportUsersMutation,
  useChangeRoleMutation,
  useInviteAgainMutation,
  useEndSessionsMutation,
  useEndOneSessionMutation,
  useUserViewsQuery,
  useKeepUserViewMutation,
  useForgetUserViewMutation,
} = usersApi;
