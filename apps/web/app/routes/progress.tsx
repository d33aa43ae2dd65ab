export default function Progress() {
  return <h1>Progress</h1>;
}
