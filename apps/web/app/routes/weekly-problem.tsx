export default function WeeklyProblem() {
  return <h1>WeeklyProblem</h1>;
}
