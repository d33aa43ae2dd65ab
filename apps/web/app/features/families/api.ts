import { api, call } from "../../api/client.ts";

const familyApi = api.injectEndpoints({
  endpoints: (build) => ({
    children: build.query(call("GET /children")),
    child: build.query(call("GET /children/{id}")),
    childsProgress: build.query(call("GET /children/{id}/progress")),
    childsHomework: build.query(call("GET /children/{id}/homework")),
    childsWritings: build.query(call("GET /children/{id}/writings")),
  }),
});

export const {
  useChildrenQuery,
  useChildQuery,
  useChildsProgressQuery,
  useChildsHomeworkQuery,
  useChildsWritingsQuery,
} = familyApi;
