import { api, call } from "../../../api/client.ts";

/** The list of posts, with where each of them stands. */
const posts = { type: "Desk", id: "blog" } as const;
const changed = { invalidatesTags: [posts] } as const;

const blogDeskApi = api.injectEndpoints({
  endpoints: (build) => ({
    deskPosts: build.query({ ...call("GET /admin/blog-posts"), providesTags: [posts] }),
    deskPost: build.query(call("GET /admin/blog-posts/{id}")),
    beginBlogPost: build.mutation({ ...call("POST /admin/blog-posts"), ...changed }),
    saveBlogPost: build.mutation({ ...call("PUT /admin/blog-posts/{id}"), ...changed }),
    removeBlogPost: build.mutation({ ...call("DELETE /admin/blog-posts/{id}"), ...changed }),
    publishBlogPost: build.mutation({ ...call("POST /admin/blog-posts/{id}/publish"), ...changed }),
    withdrawBlogPost: build.mutation({ ...call("POST /admin/blog-posts/{id}/withdraw"), ...changed }),
    previewBlogPost: build.query(call("POST /admin/blog-previews")),
    keepBlogPicture: build.mutation(call("POST /pictures")),
  }),
});

export const {
  useDeskPostsQuery,
  useDeskPostQuery,
  useLazyDeskPostQuery,
  useBeginBlogPostMutation,
  useSaveBlogPostMutation,
  useRemoveBlogPostMutation,
  usePublishBlogPostMutation,
  useWithdrawBlogPostMutation,
  usePreviewBlogPostQuery,
  useKeepBlogPictureMutation,
} = blogDeskApi;
