import { api, call } from "../../api/client.ts";

const adminApi = api.injectEndpoints({
  endpoints: (build) => ({
    auditLog: build.query(call("GET /audit")),
  }),
});

export const { useAuditLogQuery } = adminApi;
