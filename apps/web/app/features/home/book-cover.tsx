import classes from "./book-cover.module.css";

/** A cover of our own for Pólya's book: four steps, the last of which looks back to the first. */
export function BookCover() {
  return (
    <svg className={classes.cover} viewBox="0 0 150 210" width="150" height="210" aria-hidden="true" focusable="false">
      <path className={classes.pages} d="M8 4h138a4 4 0 0 1 4 4v198a4 4 0 0 1-4 4H8Z" />
      <path className={classes.board} d="M4 0h136a4 4 0 0 1 4 4v198a4 4 0 0 1-4 4H4a4 4 0 0 1-4-4V4a4 4 0 0 1 4-4Z" />
      <path className={classes.joint} d="M12 0v206" />
      <path className={classes.way} d="M78 60c34 0 44 20 44 45s-14 46-44 46-44-20-44-46c0-18 8-32 22-40" />
      <path className={classes.way} d="M49.8 74.3 56 65 44.8 65.6" />
      {[
        [78, 60],
        [122, 105],
        [78, 151],
        [34, 105],
      ].map(([x, y], index) => (
        <g key={`${x} ${y}`}>
          <circle className={classes.step} cx={x} cy={y} r="13" />
          <text x={x} y={(y ?? 0) + 5}>
            {index + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}
