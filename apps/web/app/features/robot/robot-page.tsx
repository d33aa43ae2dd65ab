export function RobotPage() {
  return <h1>RobotPage</h1>;
}
