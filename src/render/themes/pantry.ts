import { mix, readable, textOn } from '../style/color'
import type { Look } from './look'

/** Paprika, when the product's picture gives no colour. */
const OWN_ACCENT = '#a8481f'

/**
 * Pantry: a label on a jar. Warm paper, one centred column, drawn sprigs between the sections, contents like a recipe.
 * For food and wellness.
 */
export const pantry: Look = {
	palette: (accent) => {
		const base = accent ?? OWN_ACCENT
		const paper = mix('#faf2e3', base, 0.03)
		const field = mix('#f2e4cb', base, 0.07)
		const ink = mix('#2e2117', base, 0.08)
		return {
			paper,
			ink,
			soft: readable(mix(ink, paper, 0.28), field),
			line: mix(paper, ink, 0.24),
			field,
			stage: '#fcf8f0',
			glow: mix(paper, '#ffffff', 0.7),
			accent: base,
			on: textOn(base),
			tone: readable(base, field),
			spark: readable(base, ink),
		}
	},
	css: `
.vt-pantry{--edge:clamp(1.25rem,5vw,4rem);--rest:clamp(3rem,6.5vw,6rem);--tight:-.01em;--high:1.16;--lead:1.65;--wide:64rem;
font-size:1.0938rem}
.vt-pantry :is(h1,h2,h3,.vt-price){font-family:var(--display);font-weight:600}
.vt-head{justify-content:center}
.vt-hero{padding:clamp(.75rem,2vw,1.75rem)}
.vt-hero-in{display:grid;justify-items:center;padding:clamp(2rem,4vw,3.5rem) var(--edge);border:1px solid var(--ink);
outline:3px double var(--line);outline-offset:-.65rem}
.vt.vt-pantry .vt-alt .vt-hero-in{padding:1.1rem}
.vt-hero-text{max-width:100%;display:flex;flex-direction:column;align-items:center;gap:1.35rem;text-align:center}
.vt-media{--pad:3%;order:-1;width:min(100%,38rem);aspect-ratio:1;max-height:56vh;margin-block-end:2rem;
background:radial-gradient(closest-side,var(--glow) 60%,var(--paper))}
.vt-brand{font:italic 1.25rem/1.3 var(--text);color:var(--tone)}
.vt-crumbs{display:none}
.vt-h1{--max:clamp(2.1rem,1.5rem + 3vw,4rem);font-size:max(1.35rem,min(var(--max),calc(76vw/(var(--w,5)))));max-width:15em}
.vt-h1.vt-m{--max:clamp(1.9rem,1.45rem + 2.2vw,3.25rem)}
.vt-h1.vt-s{--max:clamp(1.6rem,1.35rem + 1.3vw,2.35rem)}
.vt-h1.vt-xs{--max:clamp(1.3rem,1.2rem + .7vw,1.75rem);line-height:calc(var(--high) + .12)}
.vt-sub{max-width:min(34em,100%);color:var(--soft);font-size:clamp(1.125rem,1.05rem + .3vw,1.3rem)}
.vt-buy{display:flex;flex-wrap:wrap;align-items:center;justify-content:center;gap:1rem 2rem}
.vt-price{font-size:1.8rem;line-height:1.2}
.vt-btn{min-height:3.6rem;padding:.9rem 2.25rem;border-radius:99px;background:var(--accent);color:var(--on);font-weight:600;
font-size:1.0938rem}
.vt-btn:hover{background:var(--ink);color:var(--paper)}
.vt-arrow{stroke-linecap:round;stroke-linejoin:round}
.vt-rule{display:block;width:min(16rem,60%);height:2.25rem;margin:0 auto clamp(1.5rem,3vw,2.25rem);fill:none;stroke:var(--tone);
stroke-width:1.4;stroke-linecap:round;stroke-linejoin:round}
.vt-in{max-width:var(--wide);margin-inline:auto;padding:calc(var(--rest)*.7) var(--edge) calc(var(--rest)*.5)}
.vt-h{margin:0 auto clamp(1.5rem,3vw,2.5rem);max-width:18em;text-align:center;--size:clamp(1.6rem,1.35rem + 1.3vw,2.35rem)}
.vt-text{color:var(--soft)}
.vt-pantry h3{--size:clamp(1.15rem,1.1rem + .25vw,1.3rem)}
.vt-points{display:grid;gap:2rem}
.vt-points li{text-align:center;padding-inline:clamp(0rem,2vw,2rem)}
.vt-points h3{margin-block-end:.5rem}
.vt-points>li>.vt-sign{margin-inline:auto}
.vt-points .vt-text{max-width:32em;margin-inline:auto}
:is(.vt-benefits,.vt-faq){background:var(--field)}
:is(.vt-benefits,.vt-faq)>.vt-in{padding-block:calc(var(--rest)*.7)}
.vt-row{display:grid;gap:1.5rem}
.vt-row+.vt-row{margin-block-start:clamp(2.25rem,5vw,4rem)}
.vt-row .vt-field{--pad:4%;aspect-ratio:var(--r);max-height:32rem;border:1px solid var(--line)}
.vt-words h3{margin-block-end:.45rem}
.vt-worded .vt-row{text-align:center;max-width:40rem;margin-inline:auto}
.vt-worded .vt-row+.vt-row{margin-block-start:1.75rem}
.vt-story .vt-in{--wide:46rem}
.vt-story .vt-prose{font-size:clamp(1.15rem,1.08rem + .4vw,1.35rem)}
.vt-story .vt-prose>:first-child::first-line{font-weight:600;color:var(--tone)}
.vt-story .vt-field{margin:2.25rem auto 0;aspect-ratio:var(--r);max-height:36rem;border:1px solid var(--line)}
.vt-wall{gap:clamp(.75rem,1.6vw,1.25rem)}
.vt-wall+.vt-wall{margin-block-start:clamp(.75rem,1.6vw,1.25rem)}
.vt-wall .vt-field{border:1px solid var(--line)}
.vt-plate img{width:100%}
.vt-plate+.vt-plate{margin-block-start:1.25rem}
.vt-choice{text-align:center}
.vt-choice+.vt-choice{margin-block-start:1.75rem}
.vt-choice h3{--size:1.1rem;font:italic 1rem/1.4 var(--text);font-size:var(--fit);color:var(--soft);margin-block-end:.6rem;letter-spacing:0}
.vt-choice ul{display:flex;flex-wrap:wrap;justify-content:center;gap:.6rem}
.vt-choice li{padding:.5rem 1.3rem;border:1px solid var(--ink);border-radius:99px}
.vt-rows{max-width:44rem;margin-inline:auto;padding:clamp(1rem,3vw,2rem);border:2px solid var(--ink)}
.vt-rows>div{display:flex;align-items:baseline;justify-content:space-between;gap:.6rem;padding-block:.5rem;break-inside:avoid}
.vt-rows>div{border-block-end:1px dotted var(--soft)}
.vt-rows dt{flex:0 0 auto;max-width:55%}
.vt-rows dd{flex:0 1 auto;text-align:end;font-weight:600}
.vt-list{max-width:44rem;margin-inline:auto}
.vt-list li{padding-block:.55rem;border-block-end:1px dotted var(--soft);text-align:center;font-size:1.15rem;break-inside:avoid}
.vt-faq .vt-in,.vt-free .vt-in,.vt-howToUse .vt-in{--wide:46rem}
.vt .vt-q{border-block-end:1px solid var(--line)}
.vt .vt-qs{padding-block:1.1rem}
.vt .vt-q .vt-text{padding-block-end:1.4rem}
.vt-steps{gap:0}
.vt-steps li{padding-block:1.1rem;border-block-end:1px dotted var(--soft);gap:1.4rem}
.vt-steps li::before{font-size:2.2rem;line-height:1;min-width:1.1em}
.vt-table thead th{border-block-end:2px solid var(--ink)}
.vt-terms{gap:2rem}
.vt-terms li{grid-template-columns:1fr;justify-items:center;text-align:center}
.vt-terms .vt-text{grid-column:auto;max-width:100%}
.vt :is(.vt-ways,.vt-whence){justify-content:center;text-align:center}
.vt-way{border-radius:99px;border-color:var(--ink);text-align:start}
.vt-numbers>div,.vt-trust li{align-items:center;text-align:center}
:is(.vt-claim,.vt-care:not(.vt-as-cards) .vt-grid){margin-inline:auto}
.vt-claim,.vt-care:not(.vt-as-cards) li,.vt-rated,.vt-film .vt-text{text-align:center}
.vt-fit{max-width:50rem;margin-inline:auto}
.vt-form,.vt-lead{margin-inline:auto;text-align:center}
.vt-form label{text-align:start}
.vt-form :is(input,select,textarea){border-radius:.5rem;background:var(--glow)}
.vt-closing{margin-block-start:var(--rest);background:var(--field);border-block:3px double var(--line)}
.vt-closing-in{display:grid;max-width:var(--wide);margin-inline:auto}
.vt-call{display:grid;justify-items:center;align-content:center;gap:1.5rem;padding:clamp(2.5rem,6vw,5rem) var(--edge);text-align:center}
.vt-call .vt-h{margin:0;--size:clamp(1.9rem,1.5rem + 2vw,3rem)}
.vt-marks{padding:1.5rem var(--edge);color:var(--soft);font-size:.8438rem;text-align:center}
@media (max-width:43.99em){.vt-wall{display:grid}.vt-buy .vt-btn{flex:1 1 100%}}
@media (min-width:44em){
.vt-wall[data-n="1"] .vt-field{flex:0 1 calc(34rem*var(--r));margin-inline:auto}
.vt-list{columns:2;column-gap:3rem}
.vt-points{grid-template-columns:repeat(2,minmax(0,1fr));gap:2.5rem 0}
.vt-points li:last-child:nth-child(odd){grid-column:1/-1}
.vt-points li:nth-child(even){border-inline-start:1px dotted var(--soft)}
.vt-long .vt-rows{max-width:none;columns:2;column-gap:3rem}
.vt-pictured .vt-row{grid-template-columns:minmax(0,1fr) minmax(0,1fr);gap:clamp(2rem,4vw,3.5rem);align-items:center}
.vt-row:nth-child(even) .vt-field{order:1}
}
@media (min-width:60em){
.vt-points[data-n="3"]{grid-template-columns:repeat(3,minmax(0,1fr))}
.vt-points[data-n="3"] li{grid-column:auto}
.vt-points[data-n="3"] li+li{border-inline-start:1px dotted var(--soft)}
.vt-hero:not(.vt-bare,.vt-alt) .vt-hero-in{grid-template-columns:minmax(0,1fr) minmax(0,1fr);gap:clamp(2rem,4vw,4rem);align-items:center;
min-height:min(88vh,48rem);padding-block:2.25rem}
.vt-hero:not(.vt-bare,.vt-alt) .vt-h1{font-size:max(1.35rem,min(var(--max),calc(36vw/var(--w,5))))}
.vt-hero:not(.vt-alt) .vt-media{width:100%;height:min(72vh,40rem);max-height:none;aspect-ratio:auto;margin:0}
}`,
}
