import { api, call } from "../../api/client.ts";

const adminApi = api.injectEndpoints({
  endpoints: (build) => ({
    waiting: build.query({ ...call("GET /office/waiting"), providesTags: ["Forum", "Homework", "Classes"] }),
    auditLog: build.query(call("GET /audit")),
  }),
});

export const { useWaitingQuery, useAuditLogQuery } = adminApi;
