export function ForumPage() {
  return <h1>ForumPage</h1>;
}
