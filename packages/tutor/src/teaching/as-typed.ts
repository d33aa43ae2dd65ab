/** Somebody's plain text as Markdown that shows it. Only what would be a mark is escaped, as a reply is copied, too. An address stays a link, as it is one where it was written. */
export const asTyped = (plain: string): string => plain.replaceAll(mark, "\\$&");

const mark = /[\\`*_[\]<>#|~$@&]|:(?=:)|(?<=^\s{0,9}\d{1,9})[.)]|(?<=^\s{0,9})[-+=]/g;
