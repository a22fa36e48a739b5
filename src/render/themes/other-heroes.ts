/** Heroes in another layout than the theme's own: words beside, above or below the picture, in the theme's type and colour. */
export const otherHeroes = `
.vt .vt-alt .vt-hero-in{display:grid;grid-template:none;min-height:0;max-width:none;margin:0;padding:0;gap:0}
.vt .vt-alt .vt-hero-text{display:flex;flex-direction:column;gap:1.4rem;align-items:flex-start;justify-content:center;grid-area:auto;margin:0;padding:clamp(2rem,5vw,4.5rem) var(--edge);text-align:start}
.vt .vt-alt .vt-hero-text>*{position:static;grid-area:auto;order:0;margin-inline:0;padding:0;border:0}
.vt .vt-alt .vt-buy{display:flex;flex-direction:row;flex-wrap:wrap;align-items:center;gap:1rem 2rem}
.vt .vt-alt :is(.vt-buy .vt-price){padding:0}
.vt .vt-alt .vt-keys{width:100%}
.vt .vt-alt .vt-media{grid-area:auto;order:-1;width:100%;height:auto;max-height:72vh;min-height:0;aspect-ratio:var(--r);margin:0;border:0;border-radius:0}
.vt .vt-stacked .vt-media{order:1}
.vt .vt-stacked .vt-hero-text{align-items:center;text-align:center}
.vt .vt-stacked .vt-buy{justify-content:center}
.vt .vt-full .vt-media{max-height:80vh;aspect-ratio:auto;height:min(110vw,80vh)}
@media (min-width:60em){
.vt .vt-split .vt-hero-in{grid-template-columns:minmax(0,1fr) minmax(0,1fr);align-items:stretch}
.vt .vt-split .vt-media{order:0;aspect-ratio:auto;height:100%;min-height:34rem;max-height:none}
.vt .vt-split .vt-h1{--room:38vw;font-size:min(var(--max),calc(38vw/(var(--w)*.58)))}
.vt .vt-stacked .vt-media{aspect-ratio:2}
.vt .vt-full:not(.vt-bare) .vt-hero-text{display:grid;grid-template-columns:minmax(0,6fr) minmax(0,5fr);gap:1.25rem 5vw;align-items:start}
.vt .vt-full .vt-hero-text>*{grid-column:2}
.vt .vt-full .vt-hero-text>:is(.vt-top,.vt-h1){grid-column:1;grid-row-end:span 2}
.vt .vt-full .vt-hero-text>.vt-top{grid-row-end:auto}
}`
