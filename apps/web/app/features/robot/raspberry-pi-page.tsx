export function RaspberryPiPage() {
  return <h1>RaspberryPiPage</h1>;
}
