import { BlogPage } from "../features/blog/blog-page.tsx";
import { RouteHead } from "../ui/head/route-head.tsx";

export default function Blog() {
  return (
    <>
      <RouteHead page="blog" />
      <BlogPage />
    </>
  );
}
