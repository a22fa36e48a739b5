/**
 * Rows of entries in which no entry is left alone, from one to eight and on: in a wide window twelve columns, of which
 * the entries of a short last row take more; on a phone one column, between them two of which a last odd entry takes
 * both. Standing behind all kinds, with what a section stands on and the space it has.
 */
export const gridStructure = `
.vt.vt .vt-on-paper{background:var(--paper)}
.vt.vt .vt-on-field{background:var(--field)}
.vt.vt .vt-on-ink{background:var(--ink);color:var(--paper);--soft:var(--paper);\
--tone:var(--spark);--line:color-mix(in srgb,var(--paper) 30%,transparent)}
.vt.vt .vt-on-accent{background:var(--accent);color:var(--on);--soft:var(--on);\
--tone:var(--on);--line:color-mix(in srgb,var(--on) 35%,transparent)}
.vt.vt .vt-on-paper>.vt-in,.vt.vt .vt-on-field>.vt-in,.vt.vt .vt-on-ink>.vt-in,.vt.vt .vt-on-accent>.vt-in{padding-block:var(--rest,4rem)}
.vt.vt .vt-gap-tight>.vt-in{padding-block:clamp(1.5rem,3vw,2.5rem)}
.vt.vt .vt-gap-wide>.vt-in{padding-block:clamp(5rem,13vw,11rem)}
.vt-sz-smaller{--step:.85}
.vt-sz-larger{--step:1.2}
.vt-sz-largest{--step:1.45}
.vt.vt :is(.vt-sz-smaller,.vt-sz-larger,.vt-sz-largest)>div{font-size:calc(1em*var(--step))}
.vt.vt :is(.vt-sz-smaller,.vt-sz-larger,.vt-sz-largest) .vt-sub{font-size:calc(1.2rem*var(--step))}
.vt-grid{display:grid;gap:clamp(1.25rem,2.5vw,2.25rem);grid-template-columns:minmax(0,1fr)}
@media (min-width:36em) and (max-width:59.99em){\
:is(.vt-grid.vt-grid,.vt-terms):has(>:nth-child(2)){grid-template-columns:repeat(2,minmax(0,1fr))}\
:is(.vt-grid,.vt-terms)>:last-child:nth-child(odd):not(:first-child){grid-column:1/-1}}
@media (min-width:60em){
.vt .vt-grid{grid-template-columns:repeat(12,minmax(0,1fr))}
.vt .vt-grid>:is(*,:last-child){grid-column:span 4}
.vt .vt-grid[data-n="1"]>:last-child{grid-column:1/-1}
.vt .vt-grid[data-n="2"]>*,.vt .vt-grid[data-n="2"]>:last-child{grid-column:span 6}
.vt .vt-grid:is([data-n="4"],[data-n="8"],[data-n="7"])>*,.vt .vt-grid:is([data-n="4"],[data-n="8"])>:last-child{grid-column:span 3}
.vt .vt-grid[data-n="5"]>:nth-child(n+4){grid-column:span 6}
.vt .vt-grid[data-n="7"]>:nth-child(n+5){grid-column:span 4}
.vt-terms:has(>:nth-child(2)){grid-template-columns:repeat(auto-fit,minmax(12rem,1fr))}
.vt-terms:has(>:nth-child(5)){grid-template-columns:repeat(3,minmax(0,1fr))}
.vt-terms>:last-child:nth-child(3n+1):nth-child(n+7){grid-column:1/-1}
}`
