export function TutorPage(_: { onLogin: () => void }) {
  return <h1>TutorPage</h1>;
}
