/** The letters of a question's choices, in their order. */
export const choiceLetters = ["A", "B", "C", "D", "E"] as const;

export type ChoiceLetter = (typeof choiceLetters)[number];
