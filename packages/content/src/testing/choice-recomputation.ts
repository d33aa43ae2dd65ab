/** What a question asks for, found anew in another way than its solution does, by trying all cases where that is possible. */
export type ChoiceRecomputation = {
  answer: () => number | string;
  /** By what goes wrong, where it leads: each wrong choice is there because somebody will come to it. */
  slips: Record<string, number | string>;
};
