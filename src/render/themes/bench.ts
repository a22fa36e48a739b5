import { mix, readable, textOn } from '../style/color'
import type { Look } from './look'

/** Signal orange, when the product's picture gives no colour. */
const OWN_ACCENT = '#ff5c1a'
const INK = '#131514'

/**
 * Bench: a data sheet. A ruled grid, headings in the margin, values in a typewriter face, the specification up front.
 * For things bought by their data: electronics, tools, parts.
 */
export const bench: Look = {
	palette: (accent) => {
		const base = accent ?? OWN_ACCENT
		const paper = '#f7f8f6'
		const field = mix('#eceeeb', base, 0.05)
		return {
			paper,
			ink: INK,
			soft: readable('#5c625e', field),
			line: mix('#cbcfca', base, 0.05),
			field,
			stage: '#ffffff',
			glow: '#ffffff',
			accent: base,
			on: textOn(base, INK),
			tone: readable(base, field),
			spark: readable(base, INK, 5.5),
		}
	},
	css: `
.vt-bench{--tight:-.022em;--rest:clamp(2.75rem,5.5vw,5.5rem)}
.vt-bench{font-size:1rem;--edge:clamp(1.25rem,3.2vw,3rem)}
.vt-bench :is(h1,h2,h3){font-family:var(--display);font-weight:600}
.vt-bench :is(dd,.vt-crumbs,.vt-price,.vt-choice li,.vt-marks){font-family:var(--figures);font-variant-numeric:tabular-nums}
.vt-bench .vt-field{background:var(--glow)}
.vt-bench .vt-media{--pad:5%;background:repeating-linear-gradient(90deg,var(--soft) 0 1px,transparent 1px 12px) bottom/100% 8px no-repeat var(--glow)}
.vt-hero-in{display:grid}
.vt-hero-text{display:contents}
.vt-buybox{--inset:var(--edge);padding-block-end:var(--edge)}
.vt-top{display:flex;flex-wrap:wrap;align-items:baseline;justify-content:space-between;gap:.25rem 2rem;padding:1rem var(--edge);
border-block-end:1px solid var(--line);order:-2}
.vt-brand{font-weight:600;letter-spacing:var(--tight)}
.vt-crumbs{font-size:.8125rem;color:var(--soft)}
.vt-product{padding:1rem var(--edge) 0;font-family:var(--figures)}
.vt-product+.vt-h1{padding-block-start:.75rem}
.vt-h1{padding:clamp(1.75rem,4.2vw,4.25rem) var(--edge);--max:clamp(2.5rem,1.5rem + 5vw,6.25rem);
font-size:max(1.35rem,min(var(--max),calc(86vw/(var(--w,5)))));line-height:calc(var(--high) - .06)}
.vt-h1.vt-m{--max:clamp(2.15rem,1.4rem + 3.6vw,4.75rem)}
.vt-h1.vt-s{--max:clamp(1.7rem,1.2rem + 2.3vw,3.25rem);line-height:var(--high)}
.vt-h1.vt-xs{--max:clamp(1.35rem,1.1rem + 1.1vw,2.1rem);line-height:calc(var(--high) + .12)}
.vt-media{order:-1;aspect-ratio:1;max-height:64vh;width:100%;border-block-end:1px solid var(--line)}
.vt-sub{padding:0 var(--edge) 2rem;font-size:clamp(1.0625rem,1rem + .3vw,1.25rem);max-width:38em}
.vt-keys>div,.vt-rows>div{display:grid;grid-template-columns:minmax(min-content,5fr) minmax(min-content,6fr);gap:1.25rem;
padding:.8rem var(--edge);border-block-start:1px solid var(--line);break-inside:avoid;align-items:baseline}
.vt-bench dt{color:var(--soft);font-size:.9rem}
.vt-bench dd{font-size:.9375rem;line-height:1.5}
.vt-buy{display:flex;flex-wrap:wrap;border-block-start:1px solid var(--line)}
.vt-price{flex:0 0 auto;padding:1.1rem var(--edge);font-size:1.6rem;line-height:1.2;align-content:center;letter-spacing:-.03em}
.vt-btn{flex:1 1 14rem;justify-content:space-between;min-height:4.5rem;padding:1rem clamp(1.25rem,2.2vw,2rem);background:var(--accent);
color:var(--on);font-size:1.125rem;font-weight:600}
.vt-btn:hover{background:var(--ink);color:var(--paper)}
.vt-arrow{stroke-width:2}
.vt-s{border-block-start:1px solid var(--line)}
.vt-in>.vt-h{padding:var(--rest) var(--edge) 1.75rem;--size:clamp(1.5rem,1.3rem + .9vw,2.125rem);line-height:calc(var(--high) + .04)}
.vt-body{min-width:0;border-block-start:1px solid var(--line)}
:is(.vt-free,.vt-story) .vt-body{border:0}
.vt-text{color:var(--soft);max-width:44em}
.vt-bench h3{--size:1.25rem;line-height:calc(var(--high) + .16)}
.vt-points{display:flex;flex-wrap:wrap;gap:1px;background:var(--line)}
.vt-points li{flex:1 1 19rem;padding:1.75rem var(--edge) 2.25rem;background:var(--paper)}
.vt-points h3{margin-block-end:.6em}
.vt-points h3::before{content:"";display:block;width:.6rem;height:.6rem;margin-block-end:1.4rem;background:var(--accent)}
.vt-rows{clip-path:inset(1px 0 0)}
.vt-row .vt-field{--pad:4%;aspect-ratio:4/3;border-block-end:1px solid var(--line)}
.vt-words{padding:1.5rem var(--edge) 2.25rem}
.vt-words h3{margin-block-end:.55em}
.vt-worded .vt-words{display:grid;gap:.5rem 2.5rem;padding-block:1.6rem}
.vt-story .vt-prose{padding:0 var(--edge) var(--rest);font-size:clamp(1.0625rem,1rem + .35vw,1.25rem);line-height:var(--lead);
max-width:42em}
.vt-story .vt-field{aspect-ratio:var(--r);border-block-start:1px solid var(--line)}
.vt-wall{gap:1px;background:var(--line)}
.vt-wall[data-n="1"] .vt-field{aspect-ratio:auto;height:min(60vw,38rem)}
.vt-plate img{width:100%}
.vt-choice{display:grid;align-items:baseline;gap:.8rem 2rem;padding:1.4rem var(--edge)}
.vt-choice+.vt-choice,.vt-q+.vt-q,.vt-row+.vt-row,.vt-wall+.vt-wall,.vt-plate+.vt-plate{border-block-start:1px solid var(--line)}
.vt-choice h3{--size:.9375rem;font-weight:400;letter-spacing:0;color:var(--soft)}
.vt-choice ul{display:flex;flex-wrap:wrap;gap:.5rem 2rem}
.vt-choice li{display:flex;align-items:baseline;gap:.65em;font-size:.9375rem}
.vt-choice li::before{content:"";flex:none;width:.5rem;height:.5rem;border-radius:50%;border:1.5px solid var(--ink)}
.vt-list{display:grid;clip-path:inset(1px 0 0)}
.vt-list li{display:flex;gap:1rem;align-items:baseline;padding:1rem var(--edge);border-block-start:1px solid var(--line)}
.vt-list li::before{content:"";flex:none;width:.8rem;height:.8rem;border:1.5px solid var(--ink);translate:0 .08em}
.vt .vt-qs{padding:1.25rem var(--edge)}
.vt .vt-qs h3{--size:1.125rem}
.vt .vt-q .vt-text{padding:0 var(--edge) 1.75rem}
.vt :is(.vt-steps,.vt-scroll,.vt-terms,.vt-said,.vt-whence,.vt-ways,.vt-form){padding:1.6rem var(--edge);margin:0}
.vt .vt-lead{padding:1.6rem var(--edge) 0}
.vt-inset>.vt-in>.vt-body,.vt-film .vt-text,.vt-notes{padding:1.6rem var(--edge)}
.vt-film{gap:0}
.vt-form .vt-buy{border:0}
:is(.vt-form,.vt-alt) .vt-price{padding-inline:0 1.5rem}
.vt-free .vt-body{padding:var(--rest) var(--edge);max-width:50rem}
.vt-closing{background:var(--ink);color:var(--paper)}
.vt-call{display:grid;gap:2.5rem;padding-block-start:clamp(3.5rem,8vw,8rem)}
.vt-call .vt-h{padding-inline:var(--edge);--size:clamp(2.25rem,1.5rem + 4.4vw,5.5rem);line-height:calc(var(--high) - .04);max-width:14em}
.vt-call .vt-buy{border-block-start:1px solid var(--soft)}
.vt-call .vt-btn{background:var(--spark);color:var(--ink)}
.vt-call .vt-btn:hover{background:var(--paper)}
.vt-call .vt-price s{color:var(--line)}
.vt-marks{padding:1.5rem var(--edge);color:var(--soft);font-size:.75rem}
@media (max-width:43.99em){
.vt-wall[data-n="3"]{display:grid;grid-template-columns:1fr 1fr}
.vt-wall[data-n="3"] .vt-field{aspect-ratio:1}
.vt-wall[data-n="3"] :first-child{grid-column:span 2;aspect-ratio:var(--r)}
}
@media (min-width:44em){
.vt-story .vt-prose{padding-block:1.6rem var(--rest)}
.vt-story.vt-pictured .vt-body{display:grid;grid-template-columns:minmax(0,5fr) minmax(0,4fr)}
.vt-story .vt-field{align-self:start;border:0;box-shadow:0 0 0 1px var(--line)}
.vt-pictured .vt-body,.vt-list{grid-template-columns:repeat(2,minmax(0,1fr))}
.vt-features.vt-pictured .vt-body{display:grid}
.vt-pictured .vt-row+.vt-row{border-block-start:0}
.vt-pictured .vt-row:nth-child(even){border-inline-start:1px solid var(--line)}
.vt-pictured .vt-row:nth-child(n+3){border-block-start:1px solid var(--line)}
.vt-pictured .vt-row:last-child:nth-child(odd){grid-column:1/-1;display:grid;grid-template-columns:repeat(2,minmax(0,1fr));
align-items:center}
.vt-pictured .vt-row:last-child:nth-child(odd) .vt-field{border-block-end:0;border-inline-end:1px solid var(--line)}
.vt-worded .vt-words,.vt-choice{grid-template-columns:minmax(0,2fr) minmax(0,3fr)}
.vt-long .vt-rows>div{gap:1rem}
.vt-long .vt-rows{columns:2;column-gap:0;column-rule:1px solid var(--line)}
.vt-points:is([data-n="2"],[data-n="4"]) li{flex-basis:40%}
}
.vt-signed h3::before{content:none}
.vt-points>li>.vt-sign{margin-block-end:1.25rem}
@media (min-width:60em){
.vt-hero-in{grid-template-columns:minmax(0,7fr) minmax(0,5fr);grid-template-rows:auto auto auto 1fr auto}
.vt-top,.vt-product,.vt-h1{grid-column:1/-1;order:-2}
.vt-product{padding-block-start:2rem}
.vt-bench .vt-hero-in:has(.vt-product){grid-template-rows:auto auto auto auto 1fr auto}
.vt-h1{border-block-end:1px solid var(--line)}
.vt-media{grid-area:3/1/6/2;order:0;aspect-ratio:auto;max-height:none;min-height:min(60vh,34rem);border:0;
border-inline-end:1px solid var(--line)}
.vt-sub{grid-area:3/2;padding-block:2.25rem}
.vt-keys{grid-area:4/2;display:grid;grid-auto-rows:1fr}
.vt-keys>div{align-items:center}
.vt-h1+.vt-keys>:first-child{border:0}
.vt-hero .vt-buybox{grid-area:5/2}
.vt-hero:has(.vt-product) .vt-media{grid-area:4/1/7/2}
.vt-hero:has(.vt-product) .vt-sub{grid-area:4/2}
.vt-hero:has(.vt-product) .vt-keys{grid-area:5/2}
.vt-hero:has(.vt-product) .vt-buybox{grid-area:6/2}
.vt-bare .vt-sub{grid-area:3/1}
.vt-bare .vt-keys{grid-area:3/2/6/3;border-inline-start:1px solid var(--line)}
.vt-bare .vt-keys>:first-child{border:0}
.vt-bare .vt-buybox.vt-buybox{grid-area:5/1}
.vt-bare:not(.vt-listed) :is(.vt-sub,.vt-buybox.vt-buybox){grid-column:1/-1}
.vt-hero:not(.vt-alt) .vt-swipe{max-height:64vh}
.vt-in{display:grid;grid-template-columns:minmax(0,3fr) minmax(0,9fr)}
.vt-in>.vt-body{grid-column:2}
.vt-in>.vt-h{--room:18vw;padding-block:1.6rem;align-self:start;position:sticky;inset-block-start:0}
.vt-bench .vt-body{border:0;border-inline-start:1px solid var(--line)}
.vt-call .vt-price{padding-block:2rem;font-size:2rem}
.vt-call .vt-btn{flex:0 1 42%;margin-inline-start:auto;min-height:6rem;font-size:1.375rem}
}
@media (min-width:75em){.vt-features.vt-pictured .vt-row .vt-field{aspect-ratio:3/2}}`,
}
