const endings = { python: "py", cpp: "cpp" } as const;

/** What a program of a lesson is called there, by what it has of its own: `sum-of-two.cpp`. */
export const fileName = (name: string, language: keyof typeof endings): string =>
  `${name.slice(name.lastIndexOf("/") + 1)}.${endings[language]}`;
