import { api, call } from "../../api/client.ts";

export const aboutApi = api.injectEndpoints({ endpoints: (build) => ({ books: build.query(call("GET /books")) }) });

export const { useBooksQuery } = aboutApi;
