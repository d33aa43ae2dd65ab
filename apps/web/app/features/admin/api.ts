import { api, call } from "../../api/client.ts";

const adminApi = api.injectEndpoints({
  endpoints: (build) => ({
    waiting: build.query({
      ...call("GET /office/waiting"),
      providesTags: [
        ...(["Forum", "Homework", "Classes", "Operation"] as const),
        { type: "Desk", id: "contact-inbox" },
        { type: "Desk", id: "tutor-waiting" },
      ],
    }),
    operation: build.query({ ...call("GET /operation"), providesTags: ["Operation"] }),
    health: build.query(call("GET /health")),
    systemHealth: build.query({ ...call("GET /operation/health"), providesTags: ["Operation"] }),
    retryJob: build.mutation({ ...call("POST /operation/jobs/{id}/retry"), invalidatesTags: ["Operation"] }),
    openLetter: build.mutation(call("POST /operation/letters/{id}/open")),
    backups: build.query({ ...call("GET /backups"), providesTags: ["Operation"] }),
    takeBackup: build.mutation({ ...call("POST /backups"), invalidatesTags: ["Operation"] }),
    testBackup: build.mutation({ ...call("POST /backups/test"), invalidatesTags: ["Operation"] }),
    linkBackup: build.mutation(call("POST /backups/{name}/link")),
    auditLog: build.query(call("GET /audit")),
  }),
});

export const {
  useWaitingQuery,
  useOperationQuery,
  useHealthQuery,
  useSystemHealthQuery,
  useRetryJobMutation,
  useOpenLetterMutation,
  useBackupsQuery,
  useTakeBackupMutation,
  useTestBackupMutation,
  useLinkBackupMutation,
  useAuditLogQuery,
} = adminApi;
