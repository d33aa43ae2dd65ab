import type { Plugin } from "vite";

/** The faces that formula-fonts.css declares anew. */
const ownFaces = /@font-face\{[^}]*KaTeX_(?:Main-Regular|Math-Italic)\.[^}]*\}/g;
/** For browsers that are older than any that can show our pages. */
const olderFormats = /,url\([^)]*\.(?:woff|ttf)\) format\("\w+"\)/g;

/** Takes of KaTeX's sheet what our pages use. */
export function formulaStyles(): Plugin {
  return {
    name: "formula-styles",
    enforce: "pre",
    transform: {
      filter: { id: /katex[\\/]dist[\\/]katex\.min\.css$/ },
      handler: (code) => ({ code: code.replace(ownFaces, "").replace(olderFormats, ""), map: null }),
    },
  };
}
