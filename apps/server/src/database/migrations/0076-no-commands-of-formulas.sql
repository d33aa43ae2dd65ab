-- Commands of formulas are no words by which something is found: what stands in a document with the least weight alone was typed in its formulas. The
-- tutor's answers have the words of their questions in the same place; nobody looks for a command among those.
with commands as (
  select string_to_array(
    'aleph align aligned alpha angle approx array ast backslash bar because begin beta bf big bigcap bigcup bigg biggl biggr bigl bigr binom ' ||
    'bmatrix bmod boldsymbol boxed bullet cancel cap cases cdot cdotp cdots cfrac checkmark chi circ colon color cong cos cot csc cup dbinom deg ' ||
    'degree delta det dfrac dim displaystyle div dot dots dotsb dotsc downarrow ell emptyset end epsilon equiv eta exists exp forall frac gamma ' ||
    'gather gathered gcd ge geq geqslant gt hat hbar hline hspace iff im imath implies in infty int iota it jmath kappa label lambda land langle ' ||
    'lbrace lceil lcm ldotp ldots le left leftarrow leftrightarrow leq leqslant lfloor lim limits ln lnot log longrightarrow lor lt lvert mapsto ' ||
    'mathbb mathbf mathcal mathfrak mathit mathring mathrm mathscr mathsf mathtt matrix max mbox measuredangle mid middle min mod mp mu nabla ne ' ||
    'nearrow neg neq newline nmid nolimits not notin nu odot omega operatorname oplus otimes overbrace overleftarrow overline overrightarrow ' ||
    'overset parallel partial perp phantom phi pi pm pmatrix pmod prime prod propto psi qed qquad quad rangle rbrace rceil re rfloor rho right ' ||
    'rightarrow rm rule rvert scriptstyle searrow sec setminus sigma sim sin space sqcup sqrt square stackrel star subset subseteq substack sum ' ||
    'supset tag tan tau tbinom text textbf textcolor textit textrm textsf textstyle texttt tfrac therefore theta tilde times to triangle ' ||
    'triangleq underbrace underline underset uparrow upsilon varepsilon varnothing varphi vartheta vcenter vdots vec vee vert vmatrix vspace ' ||
    'wedge widehat widetilde xi xleftarrow xrightarrow yen zeta',
    ' '
  ) as names
)
update search_documents
set words = ts_delete(words, array(select lexeme from unnest(words) where weights <@ array['D'] and lexeme = any(names)))
from commands
where kind <> 'forum-answer' and tsvector_to_array(words) && names;
