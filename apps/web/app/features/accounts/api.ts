import type { User } from "@dripstone/contract/accounts/payloads";
import type { UnknownAction } from "@reduxjs/toolkit";
import { api, call } from "../../api/client.ts";
import { tokenRenewed, userChanged } from "../../session/session-state.ts";

// What only looks at a mailed link is a mutation, too: its answer, and the link's token in its key, are not kept in the store.
const accountsApi = api.injectEndpoints({
  endpoints: (build) => ({
    register: build.mutation(call("POST /auth/register")),
    lookAtLink: build.mutation(call("GET /auth/verify-email")),
    verifyByLink: build.mutation(call("POST /auth/verify-email")),
    verifyByCode: build.mutation(call("POST /auth/verify-email-code")),
    resendVerification: build.mutation(call("POST /auth/resend-verification")),

    forgotPassword: build.mutation(call("POST /auth/forgot-password")),
    lookAtReset: build.mutation(call("GET /auth/reset-password")),
    resetPassword: build.mutation(call("POST /auth/reset-password")),
    changePassword: build.mutation({
      ...call("PUT /auth/password"),
      onQueryStarted: takeOverToken,
    }),

    changeProfile: build.mutation({ ...call("PUT /auth/profile"), onQueryStarted: takeOverUser }),
    uploadAvatar: build.mutation({ ...call("POST /auth/avatar"), onQueryStarted: takeOverUser }),
    changeEmail: build.mutation({ ...call("PUT /auth/email"), onQueryStarted: takeOverUser }),
    keepEmail: build.mutation({ ...call("DELETE /auth/email"), onQueryStarted: takeOverUser }),
    lookAtEmailLink: build.mutation(call("GET /auth/confirm-email")),
    confirmEmail: build.mutation(call("POST /auth/confirm-email")),

    sessions: build.query({ ...call("GET /auth/sessions"), providesTags: ["Sessions"] }),
    endSession: build.mutation({ ...call("DELETE /auth/sessions/{id}"), invalidatesTags: ["Sessions"] }),
    endAllSessions: build.mutation(call("DELETE /auth/sessions")),

    exportData: build.mutation(call("POST /auth/export")),
    askForDeletion: build.mutation(call("POST /auth/deletion")),
    keepAccount: build.mutation({ ...call("DELETE /auth/deletion"), onQueryStarted: takeOverUser }),

    lookAtParentLink: build.mutation(call("GET /auth/parent-consent")),
    answerAsParent: build.mutation(call("POST /auth/parent-consent")),
    mailParent: build.mutation(call("PUT /auth/parent-email")),
  }),
});

type Running<Data> = { dispatch: (action: UnknownAction) => void; queryFulfilled: PromiseLike<{ data: Data }> };

/** The account as a call left it is the account that every page shows. */
async function takeOverUser(_: unknown, { dispatch, queryFulfilled }: Running<User>): Promise<void> {
  const reply = await Promise.resolve(queryFulfilled).catch(() => null);
  if (reply) dispatch(userChanged(reply.data));
}

async function takeOverToken(_: unknown, { dispatch, queryFulfilled }: Running<{ token: string }>): Promise<void> {
  const reply = await Promise.resolve(queryFulfilled).catch(() => null);
  if (!reply) return;
  dispatch(tokenRenewed(reply.data.token));
  // Not `invalidatesTags`: the list would be asked for with the old token, which is worth nothing any more.
  dispatch(accountsApi.util.invalidateTags(["Sessions"]));
}

export const {
  useRegisterMutation,
  useLookAtLinkMutation,
  useVerifyByLinkMutation,
  useVerifyByCodeMutation,
  useResendVerificationMutation,
  useForgotPasswordMutation,
  useLookAtResetMutation,
  useResetPasswordMutation,
  useChangePasswordMutation,
  useChangeProfileMutation,
  useUploadAvatarMutation,
  useChangeEmailMutation,
  useKeepEmailMutation,
  useLookAtEmailLinkMutation,
  useConfirmEmailMutation,
  useSessionsQuery,
  useEndSessionMutation,
  useEndAllSessionsMutation,
  useExportDataMutation,
  useAskForDeletionMutation,
  useKeepAccountMutation,
  useLookAtParentLinkMutation,
  useAnswerAsParentMutation,
  useMailParentMutation,
} = accountsApi;
