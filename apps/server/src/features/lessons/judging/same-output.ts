/** Whether a program has printed what it should: what nobody sees, spaces at the end of a line and empty lines at the end, makes no difference. */
export const isSameOutput = (given: string, right: string) => visible(given) === visible(right);

const visible = (output: string) =>
  output
    .replaceAll(/\r\n?/g, "\n")
    .split("\n")
    .map((line) => line.trimEnd())
    .join("\n")
    .replace(/\n+$/, "");
