/**
 * What stands behind a theme's own rules: headings too long for its sizes, and heroes in another layout than its own,
 * the words beside, above or below the picture in its type and colour.
 */
export const otherHeroes = `
.vt .vt-h.vt-wordy{--size:clamp(1.25rem,1.1rem + .9vw,1.85rem);line-height:calc(var(--high) + .12);text-transform:none}
.vt .vt-alt .vt-hero-in{display:grid;grid-template:none;min-height:0;max-width:none;margin:0;padding:0;gap:0}
.vt .vt-alt .vt-hero-text{display:flex;flex-direction:column;gap:1.4rem;align-items:flex-start;justify-content:center;grid-area:auto;margin:0;padding:clamp(2rem,4vw,4rem) var(--edge);text-align:start}
.vt .vt-alt .vt-hero-text>*{position:static;grid-area:auto;margin:0;align-self:auto}
.vt .vt-alt .vt-hero-text>:not(.vt-buy){padding:0;border:0}
.vt .vt-alt .vt-buy{width:100%;max-width:34rem;justify-content:flex-start}
.vt .vt-alt .vt-keys{width:100%}
.vt .vt-alt .vt-media{grid-area:auto;order:-1;width:100%;height:auto;max-height:58vh;min-height:0;aspect-ratio:var(--r);margin:0;border:0;border-radius:0}
.vt .vt-stacked .vt-media{order:1}
.vt .vt-stacked .vt-hero-text{align-items:center;text-align:center}
.vt .vt-stacked :is(.vt-buy,.vt-top){justify-content:center}
.vt .vt-stacked .vt-keys{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(8rem,28%),1fr));gap:.75rem 1.5rem}
.vt .vt-stacked .vt-keys>div{display:block;padding:0;border:0}
.vt .vt-full .vt-media{aspect-ratio:auto;height:min(100vw,56vh)}
@media (min-width:60em){
.vt .vt-split .vt-hero-in{grid-template-columns:minmax(0,1fr) minmax(0,1fr);align-items:stretch}
.vt .vt-split .vt-media{order:0;aspect-ratio:auto;height:100%;min-height:34rem;max-height:none}
.vt .vt-split .vt-h1{--room:38vw;font-size:max(1.5rem,min(var(--max),calc(38vw/(var(--w,5)))))}
.vt .vt-stacked .vt-media{aspect-ratio:2}
.vt .vt-full .vt-media{height:min(52vw,58vh);max-height:none}
.vt .vt-full:not(.vt-bare) .vt-hero-text{display:grid;grid-template-columns:minmax(0,6fr) minmax(0,5fr);gap:1.25rem 5vw;align-items:start;padding-block:clamp(1.75rem,3vw,3rem)}
.vt .vt-full .vt-hero-text>*{grid-column:2}
.vt .vt-full .vt-hero-text>:is(.vt-top,.vt-h1){grid-column:1;grid-row-end:span 2}
.vt .vt-full .vt-hero-text>.vt-top{grid-row-end:auto}
}`
