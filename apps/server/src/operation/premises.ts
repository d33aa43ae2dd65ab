/** Where the product runs, as `main.ts` knows it. */
export type Premises = {
  /** Where all that we keep lies, for the disk that it is on. */
  dataFolder: string;
  /** Where letters lie; none where a mail server takes them. */
  outbox?: string;
  /** Of the program's source. */
  commit: string | null;
  /** The settings in force; the value of what is secret is null. */
  settings: readonly { name: string; isSet: boolean; value: string | null }[];
};
