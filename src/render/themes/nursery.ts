import { mix, readable, textOn } from '../style/color'
import type { Look } from './look'

/** Leaf green, when the product's picture gives no colour. */
const OWN_ACCENT = '#3f8f6b'

/**
 * Nursery: a playroom. Every section is a soft field of its own with round corners, everything to touch is large.
 * For children, pets and the home.
 */
export const nursery: Look = {
	palette: (accent) => {
		const base = accent ?? OWN_ACCENT
		const paper = '#fffdf9'
		const field = mix('#f1f3ee', base, 0.15)
		const wash = mix('#fdeed2', base, 0.04)
		const ink = mix('#23283a', base, 0.12)
		const both = (color: string) => readable(readable(color, field), wash)
		return {
			paper,
			ink,
			soft: both(mix(ink, paper, 0.3)),
			line: mix(field, ink, 0.16),
			field,
			stage: '#fdfcfa',
			glow: mix(field, '#ffffff', 0.75),
			accent: base,
			on: textOn(base),
			tone: both(base),
			spark: readable(base, ink, 5),
			wash,
		}
	},
	css: `
.vt-nursery{--round:clamp(1.5rem,3vw,2.75rem);--gap:clamp(.75rem,1.6vw,1.5rem);--edge:clamp(1.25rem,5vw,5rem);
--rest:clamp(2.5rem,6vw,5.5rem);--tight:-.015em;--high:1.16;--lead:1.65;padding:var(--gap);font-size:1.125rem}
.vt-nursery :is(h1,h2,h3,.vt-price){font-family:var(--display);font-weight:700}
.vt-head{justify-content:center}
.vt-hero{border-radius:var(--round);background:var(--field);overflow:clip}
.vt-hero-in{display:grid;justify-items:center;max-width:74rem;margin-inline:auto;padding:var(--rest) var(--edge) 0}
.vt-hero-text{max-width:100%;display:flex;flex-direction:column;align-items:center;gap:1.4rem;text-align:center}
.vt-media{--pad:6%;width:min(100%,44rem);aspect-ratio:5/4;margin-block-start:2.5rem;border-radius:50% 50% 0 0/62% 62% 0 0;
background:var(--glow)}
.vt-bare .vt-hero-in{padding-block-end:var(--rest)}
.vt-brand{padding:.4rem 1.1rem;border-radius:99px;background:var(--paper);font-size:1rem;font-weight:700;color:var(--tone)}
.vt-crumbs{display:none}
.vt-h1{--max:clamp(2.3rem,1.6rem + 3.2vw,4.25rem);font-size:max(1.4rem,min(var(--max),calc(80vw/(var(--w,5)))));max-width:16em}
.vt-h1.vt-m{--max:clamp(2rem,1.5rem + 2.4vw,3.4rem)}
.vt-h1.vt-s{--max:clamp(1.7rem,1.4rem + 1.5vw,2.5rem)}
.vt-h1.vt-xs{--max:clamp(1.4rem,1.25rem + .8vw,1.9rem);line-height:calc(var(--high) + .1)}
.vt-sub{max-width:min(36em,100%);font-size:clamp(1.125rem,1.05rem + .3vw,1.3rem);color:var(--soft)}
.vt-buy{display:flex;flex-wrap:wrap;align-items:center;justify-content:center;gap:1rem 1.75rem}
.vt-price{font-size:2rem;line-height:1.2}
.vt-btn{min-height:4.25rem;padding:1rem 2.5rem;border-radius:99px;background:var(--accent);color:var(--on);font-size:1.25rem;
font-weight:700}
.vt-btn:hover{background:var(--ink);color:var(--paper)}
.vt-arrow{stroke-width:2.4;stroke-linecap:round;stroke-linejoin:round}
.vt-s,.vt-closing{margin-block-start:var(--gap);border-radius:var(--round);overflow:clip}
.vt-in{max-width:74rem;margin-inline:auto;padding:var(--rest) var(--edge)}
.vt :is(.vt-benefits,.vt-box,.vt-howToUse,.vt-contact){background:var(--wash)}
.vt :is(.vt-story,.vt-faq,.vt-guarantee,.vt-sizeTable,.vt-orderForm){background:var(--field)}
.vt-h{--size:clamp(1.75rem,1.4rem + 1.7vw,2.75rem);margin:0 auto clamp(1.75rem,3.5vw,3rem);max-width:20em;text-align:center}
.vt-text{color:var(--soft)}
.vt-nursery h3{--size:clamp(1.2rem,1.1rem + .4vw,1.45rem)}
.vt-points{display:flex;flex-wrap:wrap;justify-content:center;gap:var(--gap)}
.vt-points li{flex:1 1 17rem;max-width:32rem;padding:2rem;border-radius:calc(var(--round)*.75);background:var(--paper)}
.vt-points li::before{content:"";display:block;width:3rem;height:3rem;margin-block-end:1.1rem;border-radius:50% 50% 50% 12%;
background:var(--accent);opacity:.85}
.vt-points li:nth-child(2n)::before{border-radius:50%}
.vt-points li:nth-child(3n)::before{border-radius:32%}
.vt-signed>li::before{content:none}
.vt-points>li>.vt-sign{width:3.5rem;height:3.5rem;padding:.85rem;border-radius:50% 50% 50% 14%;background:var(--accent);stroke:var(--on);
stroke-width:1.9}
.vt-points>li:nth-child(2n)>.vt-sign{border-radius:50%}
.vt-points>li:nth-child(3n)>.vt-sign{border-radius:32%}
.vt-points h3{margin-block-end:.4rem}
.vt-features .vt-body{display:grid;gap:clamp(2rem,4vw,3.5rem) var(--gap)}
.vt-row{display:grid;gap:1.5rem;align-items:center}
.vt-row .vt-field{--pad:5%;aspect-ratio:var(--r);max-height:34rem;border-radius:var(--round)}
.vt-words h3{margin-block-end:.5rem}
.vt-worded .vt-words{padding:1.75rem 2rem;border-radius:calc(var(--round)*.75);background:var(--field);height:100%}
.vt-story .vt-body{display:grid;gap:2.5rem}
.vt-story .vt-prose{font-size:clamp(1.15rem,1.08rem + .4vw,1.35rem);max-width:34em;width:100%;margin-inline:auto}
.vt-story .vt-field{aspect-ratio:var(--r);width:min(100%,calc(38rem*var(--r)));margin-inline:auto;border-radius:var(--round);
background:var(--paper)}
.vt-wall{gap:var(--gap)}
.vt-wall+.vt-wall{margin-block-start:var(--gap)}
.vt-wall .vt-field{border-radius:calc(var(--round)*.8)}
.vt-plate img{width:100%;border-radius:calc(var(--round)*.8)}
.vt-plate+.vt-plate{margin-block-start:var(--gap)}
.vt-choice{text-align:center}
.vt-choice+.vt-choice{margin-block-start:2rem}
.vt-choice h3{margin-block-end:.9rem;--size:1.1rem;color:var(--soft)}
.vt-choice ul{display:flex;flex-wrap:wrap;justify-content:center;gap:.75rem}
.vt-choice li{padding:.75rem 1.6rem;border-radius:99px;background:var(--field);font-weight:700}
.vt-rows{max-width:50rem;margin-inline:auto}
.vt-rows>div{display:grid;grid-template-columns:minmax(min-content,1fr) minmax(min-content,1fr);gap:1rem;padding:.85rem 1.4rem;
border-radius:1.1rem;break-inside:avoid}
.vt-rows>:nth-child(odd){background:var(--field)}
.vt-rows dt{color:var(--soft)}
.vt-rows dd{font-weight:700}
.vt-nursery .vt-nb{white-space:normal}
.vt-list{display:flex;flex-wrap:wrap;justify-content:center;gap:.75rem}
.vt-list li{padding:1rem 1.75rem;border-radius:99px;background:var(--paper);font-weight:700}
.vt .vt-faq .vt-body{display:grid;gap:.75rem;max-width:50rem;margin-inline:auto}
.vt .vt-q{border-radius:calc(var(--round)*.7);background:var(--paper)}
.vt .vt-qs{min-height:4rem;padding:1.15rem 1.75rem;align-items:center}
.vt .vt-qs h3{--size:1.15rem}
.vt .vt-q .vt-text{padding:0 1.75rem 1.5rem}
.vt-steps{max-width:46rem;margin-inline:auto;gap:1rem}
.vt-steps li{padding:1.25rem 1.5rem;border-radius:calc(var(--round)*.7);background:var(--paper);align-items:center}
.vt-steps li::before{width:2.6rem;height:2.6rem;border-radius:50%;background:var(--accent);color:var(--on);font-size:1.2rem;
line-height:2.6rem;text-align:center}
.vt-terms li,.vt-said li{padding:1.5rem 1.75rem;border:0;border-radius:calc(var(--round)*.7);background:var(--paper)}
.vt-said li{background:var(--field)}
.vt :is(.vt-ways,.vt-whence){justify-content:center;text-align:center}
.vt-way{min-height:4rem;padding:.8rem 1.75rem;border:0;border-radius:99px;background:var(--paper);text-align:start}
.vt-numbers>div,.vt-trust li{align-items:center;text-align:center}
:is(.vt-claim,.vt-care:not(.vt-as-cards) .vt-grid){margin-inline:auto}
.vt-claim,.vt-care:not(.vt-as-cards) li,.vt-rated,.vt-film .vt-text{text-align:center}
.vt-fit{max-width:50rem;margin-inline:auto}
.vt-form,.vt-lead{margin-inline:auto;text-align:center}
.vt-form label{text-align:start}
.vt-form :is(input,select,textarea){min-height:3.75rem;padding-inline:1.4rem;border-radius:1.4rem}
.vt-free .vt-in{max-width:52rem}
.vt-closing{background:var(--accent);color:var(--on)}
.vt-closing-in{display:grid;align-items:center}
.vt-call{display:grid;justify-items:center;gap:1.75rem;padding:var(--rest) var(--edge);text-align:center}
.vt-call .vt-h{margin:0;--size:clamp(2rem,1.5rem + 2.6vw,3.5rem)}
.vt-call .vt-btn{background:var(--paper);color:var(--ink)}
.vt-call .vt-btn:hover{background:var(--ink);color:var(--paper)}
.vt-call .vt-price s{color:inherit}
.vt-call :focus-visible{outline-color:currentColor}
.vt-marks{padding:1.5rem var(--edge);color:var(--soft);font-size:.875rem;text-align:center}
.vt .vt-bar{margin:0 calc(var(--gap)*-1) calc(var(--gap)*-1);border:0;border-radius:1.75rem 1.75rem 0 0}
@media (max-width:43.99em){.vt-wall{display:grid}.vt-buy .vt-btn{flex:1 1 100%}}
@media (min-width:44em){
.vt-wall[data-n="1"] .vt-field{flex:0 1 calc(36rem*var(--r));margin-inline:auto}
.vt-worded.vt-features .vt-body{grid-template-columns:repeat(2,minmax(0,1fr))}
.vt-worded .vt-row{align-items:stretch}
.vt-worded .vt-row:last-child:nth-child(odd){grid-column:1/-1}
.vt-pictured .vt-row{grid-template-columns:minmax(0,1fr) minmax(0,1fr);gap:clamp(2rem,5vw,5rem)}
.vt-row:nth-child(even) .vt-field{order:1}
.vt-long .vt-rows{max-width:none;columns:2;column-gap:var(--gap)}
.vt-points:is([data-n="2"],[data-n="4"]) li{flex-basis:38%}
}
@media (min-width:60em){
.vt-hero:not(.vt-bare,.vt-alt) .vt-hero-in{grid-template-columns:minmax(0,1fr) minmax(0,1fr);gap:clamp(2rem,5vw,5rem);align-items:center;
max-width:84rem;padding-block-start:2rem}
.vt-hero:not(.vt-bare,.vt-alt) .vt-hero-text{align-items:flex-start;text-align:start;padding-block-end:2rem}
.vt-hero:not(.vt-bare,.vt-alt) .vt-buy{justify-content:flex-start}
.vt-hero:not(.vt-bare,.vt-alt) .vt-h1{font-size:max(1.4rem,min(var(--max),calc(38vw/var(--w,5))))}
.vt-hero:not(.vt-alt) .vt-media{order:1;width:100%;height:min(84vh,46rem);aspect-ratio:auto;align-self:end;margin:0}
.vt-story.vt-pictured .vt-body{grid-template-columns:minmax(0,1fr) minmax(0,1fr);align-items:center;gap:4rem}
}`,
}
