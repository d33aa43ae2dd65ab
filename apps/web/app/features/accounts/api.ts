import { api, call } from "../../api/client.ts";

const accountsApi = api.injectEndpoints({
  endpoints: (build) => ({
    register: build.mutation(call("POST /auth/register")),
    // A mutation, though it changes nothing: its answer, and the link's token in its key, are not kept in the store.
    lookAtLink: build.mutation(call("GET /auth/verify-email")),
    verifyByLink: build.mutation(call("POST /auth/verify-email")),
    verifyByCode: build.mutation(call("POST /auth/verify-email-code")),
    resendVerification: build.mutation(call("POST /auth/resend-verification")),
  }),
});

export const {
  useRegisterMutation,
  useLookAtLinkMutation,
  useVerifyByLinkMutation,
  useVerifyByCodeMutation,
  useResendVerificationMutation,
} = accountsApi;
