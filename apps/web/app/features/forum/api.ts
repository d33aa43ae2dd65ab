import { api, call } from "../../api/client.ts";

export const forumApi = api.injectEndpoints({
  endpoints: (build) => ({
    forumHome: build.query(call("GET /forum/categories")),
    posts: build.query(call("GET /forum/posts")),
    ownPosts: build.query({ ...call("GET /forum/posts/mine"), providesTags: ["Mine"] }),
  }),
});

export const { useForumHomeQuery, usePostsQuery, useOwnPostsQuery } = forumApi;
