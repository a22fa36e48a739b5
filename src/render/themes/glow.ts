import { mix, readable, textOn } from '../style/color'
import type { Look } from './look'

/** Rose clay, when the product's picture gives no colour. */
const OWN_ACCENT = '#a4604d'

/**
 * Glow: skin and light. A halo behind the cut-out, hairlines, small letters set wide, steps in frames.
 * For beauty and wellness.
 */
export const glow: Look = {
	palette: (accent) => {
		const base = accent ?? OWN_ACCENT
		const paper = mix('#fffcfa', base, 0.01)
		const field = mix('#faf1ec', base, 0.06)
		const ink = mix('#2a2320', base, 0.08)
		return {
			paper,
			ink,
			soft: readable(mix(ink, paper, 0.3), field),
			line: mix(paper, base, 0.28),
			field,
			stage: '#fdf9f6',
			glow: '#ffffff',
			accent: base,
			on: textOn(base, ink),
			tone: readable(base, field),
			spark: readable(base, ink),
		}
	},
	css: `
.vt-glow{--rest:clamp(4rem,8.5vw,8rem);--edge:clamp(1.25rem,5vw,5.5rem);--round:99px;--tight:-.005em;--high:1.14;--lead:1.7;--wide:74rem}
.vt-glow :is(h1,h2,.vt-price){font-family:var(--display);font-weight:var(--heavy)}
.vt-glow h3{font-weight:var(--bold);--size:1.125rem;line-height:calc(var(--high) + .2);letter-spacing:.01em}
.vt-head{justify-content:center}
.vt-hero{background:radial-gradient(60% 90% at 88% 12%,var(--field),transparent),linear-gradient(100deg,var(--paper) 30%,var(--field))}
.vt-hero-in{display:grid;max-width:88rem;margin-inline:auto}
.vt-hero-text{display:flex;flex-direction:column;gap:1.4rem;padding:1.75rem var(--edge) 3rem}
.vt-top,.vt-crumbs{font-size:.8125rem;letter-spacing:.14em;text-transform:uppercase;color:var(--tone)}
.vt-brand{font-weight:var(--bold)}
.vt-h1{--max:clamp(2.5rem,1.5rem + 3.6vw,4.75rem);font-size:max(1.2rem,min(var(--max),calc(var(--room,86vw)/var(--w,5))));max-width:12em}
.vt-h1.vt-m{--max:clamp(2.1rem,1.4rem + 2.6vw,3.6rem)}
.vt-h1.vt-s{--max:clamp(1.7rem,1.3rem + 1.5vw,2.5rem)}
.vt-h1.vt-xs{--max:clamp(1.4rem,1.25rem + .7vw,1.85rem);line-height:calc(var(--high) + .1)}
.vt-sub{font-size:clamp(1.0625rem,1rem + .35vw,1.25rem);color:var(--soft);max-width:32em}
.vt-buy{display:flex;flex-wrap:wrap;align-items:center;gap:1rem 2rem}
.vt-price{font-size:1.75rem;line-height:1.2}
.vt-btn{min-height:3.5rem;padding:.9rem 2.25rem;border-radius:99px;background:var(--accent);color:var(--on);font-weight:var(--bold);
letter-spacing:.03em}
.vt-btn:hover{background:var(--ink);color:var(--paper)}
.vt-arrow{stroke-width:1.2}
.vt-media{--pad:6%;aspect-ratio:1;width:100%;background:radial-gradient(closest-side,var(--glow) 52%,transparent)}
.vt-media::before{content:"";position:absolute;inset:0 0 8%;margin:auto;aspect-ratio:1;max-width:92%;max-height:86%;
border:1px solid var(--line);border-radius:50%}
.vt-media:has(>.vt-swipe>:first-child:not(.vt-is-cutout))::before{display:none}
.vt-swipe>:is(.vt-is-scene,.vt-is-pale,.vt-is-print,.vt-is-strip){border-radius:1.5rem}
.vt-in{max-width:var(--wide);margin-inline:auto;padding:var(--rest) var(--edge) 0}
.vt-h{max-width:17em;margin:0 auto clamp(2rem,4vw,3.5rem);text-align:center;--size:clamp(1.8rem,1.35rem + 2vw,3rem)}
.vt-h::before{content:"";display:block;width:1px;height:2.75rem;margin:0 auto 1.4rem;background:var(--line)}
.vt-text{color:var(--soft)}
.vt-points{display:grid;gap:2.25rem 0}
.vt-points li{text-align:center;padding-inline:clamp(0rem,2.5vw,2.5rem)}
.vt-points .vt-text{max-width:26em;margin:.6rem auto 0}
.vt-points .vt-sign{margin:0 auto 1.1rem;width:2.4rem;height:2.4rem;stroke-width:1.1}
.vt-features .vt-body{display:grid;gap:clamp(2.5rem,6vw,5rem)}
.vt-row{display:grid;gap:1.5rem;align-items:center}
.vt-row .vt-field{--pad:5%;aspect-ratio:var(--r);max-height:38rem;border-radius:1.5rem}
.vt-row h3{--size:clamp(1.5rem,1.25rem + 1vw,2.1rem);font:var(--heavy) 1rem/1.2 var(--display);font-size:var(--fit);margin-block-end:.6em}
.vt-worded .vt-row{max-width:44rem;margin-inline:auto;text-align:center}
.vt-faq{margin-block-start:var(--rest);background:var(--field)}
.vt-faq>.vt-in{padding-block:calc(var(--rest)*.8)}
.vt-faq+.vt-closing{margin-block-start:0}
.vt-story{margin-block-start:var(--rest);background:var(--field)}
.vt-story .vt-in{padding-block:var(--rest)}
.vt-story .vt-body{display:grid;gap:2.5rem}
.vt-story .vt-prose{max-width:34em;margin-inline:auto;font-size:clamp(1.125rem,1.05rem + .4vw,1.3rem)}
.vt-story .vt-field{aspect-ratio:var(--r);max-height:40rem;border-radius:1.5rem}
.vt-wall{gap:clamp(.75rem,1.8vw,1.5rem)}
.vt-wall+.vt-wall{margin-block-start:clamp(.75rem,1.8vw,1.5rem)}
.vt-wall .vt-field,.vt-plate img{border-radius:1.5rem}
.vt-plate img{width:100%}
.vt-plate+.vt-plate{margin-block-start:1.5rem}
.vt-choice{text-align:center}
.vt-choice+.vt-choice{margin-block-start:1.75rem}
.vt-choice h3{font-weight:400;--size:.9375rem;color:var(--soft);margin-block-end:.8rem}
.vt-choice ul{display:flex;flex-wrap:wrap;justify-content:center;gap:.6rem}
.vt-choice li{padding:.55rem 1.4rem;border:1px solid var(--line);border-radius:99px}
.vt-rows{max-width:46rem;margin-inline:auto;border-block-start:1px solid var(--line)}
.vt-rows>div{display:grid;grid-template-columns:minmax(min-content,2fr) minmax(min-content,3fr);gap:1.25rem;padding-block:1rem;
border-block-end:1px solid var(--line);break-inside:avoid}
.vt-rows dt{color:var(--soft)}
.vt-list{max-width:46rem;margin-inline:auto;border-block-start:1px solid var(--line)}
.vt-list li{padding-block:1rem;border-block-end:1px solid var(--line);text-align:center}
.vt .vt-faq .vt-body{max-width:46rem;margin-inline:auto;border-block-start:1px solid var(--line)}
.vt .vt-q{border-block-end:1px solid var(--line)}
.vt .vt-qs{padding-block:1.35rem}
.vt .vt-q .vt-text{padding-block-end:1.5rem}
.vt-steps{grid-template-columns:repeat(auto-fit,minmax(min(100%,17rem),1fr));gap:clamp(.75rem,1.8vw,1.5rem)}
.vt-steps li{grid-template-columns:1fr;align-content:start;gap:1.5rem;padding:2rem 1.75rem 2.25rem;border:1px solid var(--line);
border-radius:1.5rem;background:var(--glow)}
.vt-steps li::before{font:var(--heavy) 2.75rem/1 var(--display)}
.vt-terms li{grid-template-columns:1fr;justify-items:center;text-align:center}
.vt-terms .vt-text{grid-column:auto;max-width:100%}
.vt-sign{stroke-width:1.2}
.vt :is(.vt-ways,.vt-whence){justify-content:center;text-align:center}
.vt-way{text-align:start}
.vt-numbers>div,.vt-trust li{align-items:center;text-align:center}
:is(.vt-claim,.vt-care:not(.vt-as-cards) .vt-grid){margin-inline:auto}
.vt-claim,.vt-care:not(.vt-as-cards) li,.vt-rated,.vt-film .vt-text{text-align:center}
.vt-fit{max-width:50rem;margin-inline:auto}
.vt-form,.vt-lead{margin-inline:auto;text-align:center}
.vt-form label{text-align:start;font-weight:var(--bold)}
.vt-form :is(input,select,textarea){border-radius:.75rem;border-color:var(--line);background:var(--glow)}
.vt-free .vt-in{max-width:50rem}
.vt-closing{margin-block-start:var(--rest);background:radial-gradient(70% 120% at 50% 110%,var(--glow),transparent),var(--field)}
.vt-closing-in{display:grid;max-width:var(--wide);margin-inline:auto;align-items:center}
.vt-call{display:grid;justify-items:center;gap:1.6rem;padding:clamp(3rem,7vw,6rem) var(--edge);text-align:center}
.vt-call .vt-h{margin:0;--size:clamp(2rem,1.5rem + 2.4vw,3.5rem)}
.vt-call .vt-h::before{display:none}
.vt-call .vt-buy{justify-content:center}
.vt-marks{padding:2rem var(--edge);color:var(--soft);font-size:.8125rem;text-align:center}
@media (max-width:43.99em){.vt-wall{display:grid}.vt-buy .vt-btn{flex:1 1 13rem}}
@media (min-width:44em){
.vt-points{grid-template-columns:repeat(2,minmax(0,1fr))}
.vt-points li:last-child:nth-child(odd){grid-column:1/-1}
.vt-points li:nth-child(even){border-inline-start:1px solid var(--line)}
.vt-wall[data-n="1"] .vt-field{flex:0 1 calc(40rem*var(--r));margin-inline:auto}
.vt-pictured .vt-row{grid-template-columns:minmax(0,1fr) minmax(0,1fr);gap:clamp(2.5rem,6vw,6rem)}
.vt-row:nth-child(even) .vt-field{order:1}
.vt-long .vt-rows{max-width:none;columns:2;column-gap:4rem}
}
@media (min-width:60em){
.vt-hero-in{grid-template-columns:minmax(0,1fr) minmax(0,1.1fr);min-height:min(88vh,50rem);align-items:center}
.vt-bare .vt-hero-in{grid-template-columns:1fr}
.vt-bare .vt-hero-text{align-items:center;text-align:center}
.vt-hero:not(.vt-bare) .vt-h1{--room:38vw}
.vt-hero-text{padding-block:4rem}
.vt-media{height:min(86vh,48rem);aspect-ratio:auto;padding-block:1.25rem .5rem}
.vt-points[data-n="3"]{grid-template-columns:repeat(3,minmax(0,1fr))}
.vt-points[data-n="3"] li{grid-column:auto}
.vt-points[data-n="3"] li+li{border-inline-start:1px solid var(--line)}
.vt-story.vt-pictured .vt-body{grid-template-columns:minmax(0,1fr) minmax(0,1fr);align-items:center;gap:clamp(3rem,6vw,6rem)}
}`,
}
