import { mix, readable, textOn } from '../style/color'
import type { Look } from './look'

/** Burnt sienna, when the product's picture gives no colour. */
const OWN_ACCENT = '#9a5b3f'

/**
 * Atelier: a gallery wall. Large quiet serifs, wide margins, one picture at a time behind a pane of glass.
 * For things bought with the eye: beauty, jewellery, the home.
 */
export const atelier: Look = {
	palette: (accent) => {
		const base = accent ?? OWN_ACCENT
		const paper = mix('#fdfbf8', base, 0.02)
		const field = mix('#f4efe9', base, 0.13)
		const ink = mix('#1d1916', base, 0.1)
		return {
			paper,
			ink,
			soft: readable(mix(ink, paper, 0.36), field),
			line: mix(paper, ink, 0.17),
			field,
			stage: mix('#f5f2ee', base, 0.02),
			glow: mix(field, '#ffffff', 0.82),
			accent: base,
			on: textOn(base),
			tone: readable(base, field),
			spark: readable(base, ink),
		}
	},
	css: `
.vt-atelier{--rest:clamp(4.5rem,10vw,9.5rem);}
.vt-atelier :where(h1,h2,h3,.vt-price){font-family:var(--display);font-weight:400}
.vt-h1{--max:clamp(2.5rem,1.6rem + 4.2vw,5rem);font-size:max(1.5rem,min(var(--max),calc(var(--room,86vw)/(var(--w,5)))));max-width:13em}
.vt-h1.vt-m{--max:clamp(2.2rem,1.5rem + 3vw,4rem)}
.vt-h1.vt-s{--max:clamp(1.85rem,1.4rem + 2vw,2.9rem)}
.vt-h1.vt-xs{--max:clamp(1.55rem,1.3rem + 1.1vw,2.1rem);line-height:calc(var(--high) + .1)}
.vt-h{--size:clamp(2rem,1.4rem + 2.6vw,3.5rem)}
.vt-hero-in{display:grid}
.vt-hero-text{display:flex;flex-direction:column;gap:1.5rem;padding:2.25rem var(--edge) var(--edge)}
.vt-media{--pad:7%;order:-1;aspect-ratio:1;max-height:72vh;width:100%}
.vt-brand{font:1.2rem/1.3 var(--text)}
.vt-sub{font-size:clamp(1.06rem,1rem + .35vw,1.25rem);color:var(--soft);max-width:34em}
.vt-buy{display:flex;flex-wrap:wrap;align-items:center;gap:1.25rem 2.25rem;margin-block-start:.75rem}
.vt-price{font-size:1.9rem;line-height:1.2}
.vt-btn{padding:.9rem 2rem;background:var(--accent);color:var(--on);border-radius:2px;font-size:1rem;font-weight:500}
.vt-btn:hover{background:var(--ink);color:var(--paper)}
.vt-arrow{stroke-width:1.3}
.vt-bare .vt-hero-in{background:var(--field) radial-gradient(90% 120% at 50% 0,var(--glow),transparent 75%)}
.vt-bare .vt-hero-text{align-items:center;text-align:center;padding-block:var(--rest);gap:2rem}
.vt-bare .vt-buy{justify-content:center}
.vt-in{max-width:82rem;margin-inline:auto;padding:var(--rest) var(--edge) 0}
.vt-s .vt-h{max-width:16em;margin-block-end:clamp(2rem,4.5vw,4rem)}
.vt-benefits .vt-points li{display:grid;gap:.6rem 3rem;padding-block:1.9rem;border-block-start:1px solid var(--line)}
.vt-points li:last-child{border-block-end:1px solid var(--line)}
.vt-points>li>.vt-sign{stroke-width:1.1;margin-block-end:.4rem}
.vt-points h3{--size:clamp(1.4rem,1.2rem + .8vw,1.85rem)}
.vt-text{color:var(--soft);max-width:36em}
.vt-row{display:grid;gap:1.75rem}
.vt-row+.vt-row{margin-block-start:clamp(3rem,7vw,6.5rem)}
.vt-row .vt-field{aspect-ratio:var(--r);max-height:44rem}
.vt-row h3{--size:clamp(1.6rem,1.3rem + 1.3vw,2.4rem);margin-block-end:.7em}
.vt-features.vt-worded .vt-body{display:grid;gap:clamp(2.25rem,5vw,4.5rem) clamp(2rem,6vw,6rem)}
.vt-worded .vt-row+.vt-row{margin:0}
.vt-story{margin-block-start:var(--rest);background:var(--field)}
.vt-story .vt-in{padding-block:var(--rest)}
.vt-story .vt-body{display:grid;gap:clamp(2.5rem,5vw,5rem)}
.vt-story .vt-prose{font-family:var(--text);font-size:clamp(1.2rem,1.08rem + .55vw,1.5rem);line-height:calc(var(--lead) - .02);
max-width:31em}
.vt-story .vt-field{aspect-ratio:var(--r);max-height:46rem;background:var(--paper)}
.vt-story.vt-worded .vt-in{max-width:56rem}
.vt-wall{gap:clamp(1rem,2.4vw,2rem)}
.vt-wall+.vt-wall{margin-block-start:clamp(1rem,2.4vw,2rem)}
.vt-plate+.vt-plate{margin-block-start:1.5rem}
.vt-plate img{width:100%}
.vt-choice{display:grid;gap:.75rem 3rem;padding-block:1.75rem;border-block-start:1px solid var(--line)}
.vt-choice:last-child{border-block-end:1px solid var(--line)}
.vt-choice h3{font:inherit;letter-spacing:0;color:var(--soft)}
.vt-choice ul{display:flex;flex-wrap:wrap;gap:.2em 1.8em;font:clamp(1.15rem,1.05rem + .4vw,1.4rem)/1.5 var(--text)}
.vt-rows>div{display:grid;grid-template-columns:minmax(min-content,3fr) minmax(min-content,4fr);gap:1.25rem;padding-block:.95rem;
border-block-end:1px solid var(--line);break-inside:avoid}
.vt-rows dt{color:var(--soft);font-size:.94em}
.vt-list{display:grid;gap:0 4rem}
.vt-list li{padding-block:1rem;border-block-end:1px solid var(--line);font:1.2rem/1.45 var(--text)}
.vt .vt-q{border-block-end:1px solid var(--line)}
.vt .vt-qs{padding-block:1.5rem}
.vt .vt-qs h3{font:clamp(1.15rem,1.05rem + .4vw,1.4rem)/calc(var(--high) + .2) var(--text)}
.vt .vt-q .vt-text{padding-block-end:1.75rem}
.vt :is(.vt-terms,.vt-said) h3{font:1.2rem/1.35 var(--text)}
.vt-legal .vt-marks{padding-inline:0}
.vt-free .vt-in{max-width:48rem}
.vt-closing{margin-block-start:var(--rest);background:var(--field)}
.vt-closing-in{display:grid}
.vt-call{display:flex;flex-direction:column;align-items:flex-start;justify-content:center;gap:1.75rem;
padding:clamp(3rem,8vw,7rem) var(--edge)}
.vt-call .vt-h{--size:clamp(2.25rem,1.5rem + 3.6vw,4.5rem)}
.vt-closing .vt-call{align-items:center;text-align:center;min-height:min(30rem,70vh)}
.vt-marks{padding:2rem var(--edge);color:var(--soft);font-size:.8125rem}
@media (max-width:43.99em){
.vt-wall{display:grid}
.vt-buy .vt-btn{flex:1 1 13rem}
}
@media (min-width:44em){
.vt-wall[data-n="1"] .vt-field{flex:0 1 calc(48rem*var(--r));margin-inline:auto}
.vt-features.vt-worded .vt-body,.vt-list{grid-template-columns:repeat(2,minmax(0,1fr))}
}
@media (min-width:60em){
.vt-hero-in{grid-template-columns:minmax(0,1fr) minmax(0,1.15fr);min-height:min(94vh,54rem)}
.vt-bare .vt-hero-in{grid-template-columns:1fr;min-height:min(76vh,40rem)}
.vt-hero:not(.vt-bare) .vt-h1{--room:36vw}
.vt-hero-text{justify-content:center;padding-block:5.5rem;position:relative}
.vt-hero:not(.vt-bare) .vt-top{position:absolute;inset-block-start:2.5rem}
.vt-bare .vt-hero-text{padding-block:var(--rest)}
.vt-media{--pad:8%;order:0;aspect-ratio:auto;max-height:none;height:100%}
.vt-benefits .vt-points li{grid-template-columns:minmax(0,5fr) minmax(0,6fr);padding-block:2.4rem}
.vt-benefits .vt-signed>li{grid-template-columns:2.5rem minmax(0,5fr) minmax(0,6fr);align-items:center;column-gap:2rem}
.vt-points.vt-signed>li>.vt-sign{margin:0}
.vt-row{grid-template-columns:minmax(0,7fr) minmax(0,4fr);gap:0 clamp(3rem,7vw,7rem);align-items:center}
.vt-worded .vt-row{display:block}
.vt-row:nth-child(even){grid-template-columns:minmax(0,4fr) minmax(0,7fr)}
.vt-row:nth-child(even) .vt-field{order:1}
.vt-story.vt-pictured .vt-in{display:grid;grid-template:1fr auto auto 1fr/minmax(0,6fr) minmax(0,5fr);column-gap:clamp(3rem,7vw,7rem)}
.vt-story.vt-pictured .vt-body{display:contents}
.vt-story.vt-pictured .vt-h{grid-area:2/1;margin-block-end:1em}
.vt-story.vt-pictured .vt-prose{grid-area:3/1}
.vt-story.vt-pictured .vt-field{grid-area:1/2/5/3;align-self:center}
.vt-long .vt-rows{columns:2;column-gap:5rem}
:is(.vt-variants,.vt-box,.vt-specifications,.vt-faq,.vt-howToUse,.vt-contact,.vt-legal,.vt-orderForm) .vt-in{display:grid;
grid-template-columns:minmax(0,2fr) minmax(0,3fr);gap:4rem;padding-block-start:calc(var(--rest)*.8)}
:is(.vt-variants,.vt-box,.vt-specifications,.vt-faq,.vt-howToUse,.vt-contact,.vt-legal,.vt-orderForm) .vt-h{--room:min(30vw,25rem);
position:sticky;inset-block-start:3rem;align-self:start;margin:0;--size:clamp(1.8rem,1.2rem + 1.8vw,2.6rem)}
.vt-in>.vt-body{grid-column:2}
.vt-long .vt-in{display:block!important}
.vt-long .vt-h{position:static!important;margin-block-end:2.5rem!important}
.vt-choice{grid-template-columns:minmax(0,1fr) minmax(0,3fr);align-items:baseline;padding-block:1.4rem}
.vt-choice:first-child,.vt-specifications:not(.vt-long) .vt-rows>:first-child{border-block-start:0;padding-block-start:.5rem}
.vt-faq .vt-qs{padding-block-start:.4rem}
.vt-faq .vt-q+.vt-q .vt-qs{padding-block-start:1.5rem}
}`,
}
