import type { Rolldown } from "vite";

type Groups = NonNullable<Exclude<Rolldown.OutputOptions["codeSplitting"], boolean | undefined>["groups"]>;

/**
 * How the browser's files are cut. A page takes `libraries`, `site`, its own file, `texts` where people have written, and `forms` where
 * they type. first-load.spec.ts holds what that comes to: a module that slips into the wrong file brings all of that file along. A group
 * takes along whatever its modules import, unless a group above has it; what a click loads stays a file of its own.
 */
export const chunkGroups: Groups = [
  // Changes only when a dependency does, and stays in the browser's cache when the site changes. Texts with parts in them (`Trans`) are
  // those of the forms.
  {
    name: "libraries",
    test: /node_modules[\\/](react|react-dom|scheduler|react-router|i18next|react-i18next(?!.+[\\/]Trans(WithoutContext)?\.js)|@reduxjs|redux|redux-thunk|react-redux|reselect|immer|use-sync-external-store)[\\/]/,
  },
  // Where teachers write: what no other page does with the keyboard.
  {
    name: "weekly-desk",
    test: /@mantine[\\/]hooks[\\/]esm[\\/](use-debounced-value|use-hotkeys)[\\/]/,
  },
  // The frame of every page, and those small parts of pages that many show.
  {
    name: "site",
    test: anyOf(
      /app[\\/](root|entry\.client)\.tsx$/,
      // What only members come to is guarded by a file of its own.
      /app[\\/](rendering|session)[\\/](?!guards\.)/,
      /app[\\/]ui[\\/](?!answer|form|head[\\/](blog-feeds|blog-post-data|business-data|course-data|lesson-data)|page[\\/]work-head|charts|dialog|drafts|dragging|editor|handed-in|illustrations|leaving|letters|list|markdown|math-editor|numbers|office|people|queue)/,
      // The session hands drafts on, and forgets them.
      /app[\\/]ui[\\/]drafts[\\/](draft-storage|use-draft)\.ts/,
      /app[\\/]ui[\\/](leaving[\\/]use-leaving|markdown[\\/]safe-html|office[\\/]count-badge)\./,
      /illustrations[\\/](first-drop-badge|letter-afloat|stalactite|waiting-hollow)\./,
      // Stands on the home page until a member's own part has come.
      /app[\\/]features[\\/]progress[\\/]my-start[\\/]my-start(-skeleton\.tsx|\.module\.css)/,
      /contract[\\/]src[\\/](difficulty|durations|files[\\/]picture-paths)\.ts$/,
      /@mantine[\\/]core[\\/]esm[\\/]components[\\/](ActionIcon|CloseButton|Group|Skeleton|Stack|VisuallyHidden)[\\/]/,
      // A small sign, which the forms and the menus share.
      /@mantine[\\/]core[\\/]esm[\\/]components[\\/]Checkbox[\\/]CheckIcon\./,
      // A few lines of style each, not worth a request.
      /app[\\/]features[\\/]forum[\\/](category[\\/]category-\w+|no-such-post|rules[\\/]how-to-ask|thread[\\/]thread-page)\.module\.css/,
      /@mantine[\\/]hooks[\\/]esm[\\/]use-document-visibility[\\/]/,
      /icons[\\/]Icon(ArrowBigUp|Check|Eye|EyeOff|Flag|Lock|Pin|X)\.mjs$/,
    ),
  },
  // What people have written, and lists of it.
  {
    name: "texts",
    test: anyOf(
      /katex[\\/]dist[\\/]katex\.min\.css/,
      /app[\\/]ui[\\/]markdown[\\/](figures|formula|formula-fonts|markdown-text|spoilers)\./,
      /app[\\/]ui[\\/]list[\\/](choice-field|found-text|link-tabs|list-choices|list-frame|list-tabs|pager|use-list-view)\./,
      /contract[\\/]src[\\/]lists[\\/]/,
      /app[\\/]ui[\\/]people[\\/]/,
    ),
  },
  // Fields to type in, those for answers among them, and what reads them: most pages that are read have none.
  {
    name: "fields",
    test: anyOf(
      /@mantine[\\/]core[\\/]esm[\\/]components[\\/](Combobox[\\/]ComboboxChevron|Input|InputBase|NativeSelect|Textarea|TextInput)[\\/]/,
      /app[\\/]ui[\\/](form[\\/](?!use-told-issues|work-form)|answer[\\/](?!reading\.tsx|translate-answer))/,
    ),
  },
  // Leans on both of these.
  { name: "search-field", test: /app[\\/]ui[\\/]list[\\/]list-search\./, minShareCount: 2 },
  // What keeps what is being written.
  { name: "keeping", test: /app[\\/]ui[\\/]drafts[\\/](api|draft-keeper|use-kept-draft)\./, minShareCount: 2 },
  // Whoever reads the forum needs none of what it takes to write there.
  {
    name: "forum",
    test: anyOf(
      /app[\\/]features[\\/]forum[\\/](api\.|use-votes-text\.|category[\\/]|no-such-post|rules[\\/](house-rules|looked-after)\.|thread[\\/]([\w-]+\.|replying[\\/]use-reply-draft))/,
      /contract[\\/]src[\\/]forum[\\/](list|limits)\.ts$/,
    ),
    minShareCount: 2,
  },
  // Parts of forms, of which most pages with one take some.
  {
    name: "choices",
    test: anyOf(
      /@mantine[\\/]core[\\/]esm[\\/]components[\\/](Checkbox|Radio)[\\/]/,
      /react-i18next[\\/].+[\\/]Trans(WithoutContext)?\.js/,
    ),
    minShareCount: 2,
  },
  // The papers, as the schedule of the classes shows them, too: without what it takes to sit one.
  {
    name: "papers",
    test: /app[\\/]features[\\/]practice-tests[\\/](api|papers[\\/]paper-(list|facts))\./,
    minShareCount: 2,
  },
  // Tables of the office, and of those who list a few things of their own: without it, these would load the office along.
  {
    name: "table",
    test: anyOf(
      /app[\\/]ui[\\/]list[\\/](column-head|data-table|selection|sorting)\./,
      /app[\\/]features[\\/]practice-tests[\\/]history[\\/]sitting-table\./,
    ),
    minShareCount: 2,
  },
  // Accounts are most of the forms, and bring the schemas along.
  {
    name: "forms",
    test: anyOf(
      /app[\\/]features[\\/]accounts[\\/]/,
      /@mantine[\\/]core[\\/]esm[\\/]components[\\/]PasswordInput[\\/]/,
    ),
    minShareCount: 2,
  },
  // What opens over a page: the menu, the drawers, the dialogs.
  {
    name: "dialogs",
    test: anyOf(
      /app[\\/]ui[\\/]dialog[\\/]/,
      /node_modules[\\/](@floating-ui|react-remove-scroll)[\\/]/,
      /@mantine[\\/]core[\\/]esm[\\/]components[\\/](FocusTrap|Modal|Menu|Popover)[\\/]/,
    ),
    minShareCount: 2,
  },
  // What it takes to write: a thread loads it for whoever is logged in.
  {
    name: "writing",
    test: anyOf(
      /app[\\/]ui[\\/](drafts[\\/]|editor[\\/]|leaving[\\/]|form[\\/](use-told-issues|work-form)\.)/,
      /app[\\/]features[\\/]forum[\\/]/,
      /@mantine[\\/]core[\\/]esm[\\/]components[\\/](Combobox|SegmentedControl|Tooltip)[\\/]/,
    ),
    minShareCount: 2,
  },
  // What several figures of lessons share: a lesson without one needs none of it.
  { name: "figures", test: /app[\\/]features[\\/]lessons[\\/]figures[\\/](?!figures\.ts)/, minShareCount: 2 },
  // Shares a few lines with those parts of itself that a click loads: whole, it is one file instead of two.
  { name: "weekly-problem", test: /app[\\/]routes[\\/]weekly-problem\.tsx/ },
  // A program as it is read, and what comes when it is used: the editor, and what runs programs of all languages.
  {
    name: "programs",
    test: /app[\\/]features[\\/]lessons[\\/]programs[\\/]cell[\\/](cell-frame|file-name|highlighted|kept-program|program-cell)\./,
    minShareCount: 2,
  },
  {
    name: "live-programs",
    test: anyOf(
      /app[\\/]features[\\/]lessons[\\/]programs[\\/](cell|explaining|running)[\\/]/,
      /node_modules[\\/](@codemirror|@lezer|@marijn|crelt|style-mod|w3c-keyname)[\\/]/,
    ),
    minShareCount: 2,
  },
  // What several pages of one feature show.
  { name: (id) => /app[\\/]features[\\/]([\w-]+)/.exec(id)?.[1] ?? null, minShareCount: 2 },
];

function anyOf(...patterns: RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => source).join("|"));
}
