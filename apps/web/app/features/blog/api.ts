import { api, call } from "../../api/client.ts";

export const blogApi = api.injectEndpoints({
  endpoints: (build) => ({
    blogPosts: build.query(call("GET /blog/posts")),
    blogPost: build.query(call("GET /blog/posts/{slug}")),
  }),
});

export const { useBlogPostsQuery, useBlogPostQuery } = blogApi;
