export function ClassesPage() {
  return <h1>ClassesPage</h1>;
}
