/** Signs between two things: they have a space on either side. */
export const relations: Readonly<Record<string, string>> = {
  ...{ times: "×", div: "÷", cdot: "·", pm: "±", mp: "∓", ast: "∗", setminus: "∖", cup: "∪", cap: "∩" },
  ...{ le: "≤", leq: "≤", leqslant: "≤", ge: "≥", geq: "≥", geqslant: "≥", ne: "≠", neq: "≠", lt: "<", gt: ">" },
  ...{ approx: "≈", equiv: "≡", sim: "∼", cong: "≅", propto: "∝", parallel: "∥", perp: "⊥", mid: "∣", nmid: "∤" },
  ...{ in: "∈", notin: "∉", subset: "⊂", subseteq: "⊆", supset: "⊃", land: "∧", wedge: "∧", lor: "∨", vee: "∨" },
  ...{ to: "→", rightarrow: "→", leftarrow: "←", Rightarrow: "⇒", implies: "⇒", Leftrightarrow: "⇔", iff: "⇔" },
  ...{ mapsto: "↦", colon: ":" },
};

/** Signs that stand as close to their neighbors as letters do. */
export const signs: Readonly<Record<string, string>> = {
  ...{ dots: "…", ldots: "…", cdots: "…", dotsb: "…", dotsc: "…", vdots: "⋮", infty: "∞", degree: "°", circ: "∘" },
  ...{ triangle: "△", angle: "∠", square: "□", star: "⋆", bullet: "•", prime: "′", partial: "∂", nabla: "∇", ell: "ℓ" },
  ...{ sum: "∑", prod: "∏", int: "∫", emptyset: "∅", varnothing: "∅", forall: "∀", exists: "∃", neg: "¬", lnot: "¬" },
  ...{ because: "∵", therefore: "∴", lfloor: "⌊", rfloor: "⌋", lceil: "⌈", rceil: "⌉", langle: "⟨", rangle: "⟩" },
  ...{ lvert: "|", rvert: "|", vert: "|", lbrace: "{", rbrace: "}", backslash: "\\", checkmark: "✓", yen: "¥" },
  ...{ alpha: "α", beta: "β", gamma: "γ", delta: "δ", epsilon: "ε", varepsilon: "ε", zeta: "ζ", eta: "η", theta: "θ" },
  ...{ vartheta: "ϑ", iota: "ι", kappa: "κ", lambda: "λ", mu: "μ", nu: "ν", xi: "ξ", pi: "π", rho: "ρ", sigma: "σ" },
  ...{ tau: "τ", upsilon: "υ", phi: "φ", varphi: "φ", chi: "χ", psi: "ψ", omega: "ω", Gamma: "Γ", Delta: "Δ" },
  ...{ Theta: "Θ", Lambda: "Λ", Xi: "Ξ", Pi: "Π", Sigma: "Σ", Phi: "Φ", Psi: "Ψ", Omega: "Ω" },
  ...{
    quad: " ",
    qquad: " ",
    space: " ",
    newline: " ",
    ",": "\u2009",
    ";": " ",
    ":": " ",
    " ": " ",
    "!": "",
    "\\": " ",
  },
};

/** How something looks, which plain text cannot tell, and what stretches brackets. */
export const looks = new Set(
  (
    "displaystyle textstyle scriptstyle limits nolimits left right middle big Big bigg Bigg bigl bigr Bigl Bigr " +
    "biggl biggr Biggl Biggr boxed overline underline hat bar vec tilde dot mathrm mathbf mathit mathbb mathcal mathsf " +
    "operatorname boldsymbol bf rm it"
  ).split(" "),
);

/** What stands for itself in a text: spaces count within it. */
export const texts = new Set("text textbf textit textrm texttt textsf mbox".split(" "));

const [below, above] = ["₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ", "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻ"];
const scripts = {
  _: toScripts("0123456789+−=()aehijklmnoprstuvx", below),
  "^": toScripts("0123456789+−=()abcdefghijklmnoprstuvwxyz", above),
};

/** Words in small above or below the line, `²`; undefined where there are no such letters. */
export function inScript(sign: "^" | "_", words: string): string | undefined {
  const letters = [...words].map((letter) => scripts[sign].get(letter));
  return letters.includes(undefined) ? undefined : letters.join("");
}

function toScripts(letters: string, small: string): ReadonlyMap<string, string> {
  const to = [...small];
  return new Map([...letters].map((letter, index) => [letter, to[index] ?? letter]));
}
