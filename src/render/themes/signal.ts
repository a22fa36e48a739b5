import { mix, readable, textOn } from '../style/color'
import type { Look } from './look'

/** Electric blue, when the product's picture gives no colour. */
const OWN_ACCENT = '#4d86ff'
const PAPER = '#0b0d10'

/**
 * Signal: a dark hall with one lit stage. Large figures, one claim a screen, values above their names.
 * For phones, wearables, the smart home.
 */
export const signal: Look = {
	palette: (accent) => {
		const base = accent ?? OWN_ACCENT
		const field = mix('#15191e', base, 0.05)
		return {
			paper: PAPER,
			ink: '#f4f6f8',
			soft: readable('#9aa4af', field, 5),
			line: mix('#2b323a', base, 0.06),
			field,
			stage: '#eef1f4',
			glow: mix('#1d232a', base, 0.1),
			accent: base,
			on: textOn(base, PAPER),
			tone: readable(base, field, 5),
			spark: readable(base, '#f4f6f8'),
		}
	},
	css: `
.vt-signal{--rest:clamp(4rem,9vw,9rem);--edge:clamp(1.25rem,4vw,4rem);--round:14px;--gap:clamp(.75rem,1.6vw,1.5rem);--tight:-.032em;
--high:1.04;--lead:1.6;--wide:82rem;color-scheme:dark}
.vt-signal :is(h1,h2,h3,.vt-price){font-family:var(--display);font-weight:var(--heavy)}
.vt-head:not(.vt-lit){background:var(--stage)}
.vt-lit{background:var(--paper)}
.vt-hero-in{display:grid;max-width:96rem;margin-inline:auto}
.vt-hero-text{display:flex;flex-direction:column;gap:1.35rem;padding:1.75rem var(--edge) 2.5rem}
.vt-top{display:flex;flex-wrap:wrap;gap:.25rem 1rem;font-size:.9375rem;color:var(--soft)}
.vt-brand{font-weight:var(--bold);color:var(--ink)}
.vt-h1{--max:clamp(2.6rem,1.5rem + 3.6vw,5rem);font-size:max(1.2rem,min(var(--max),calc(var(--room,86vw)/var(--w,5))));
line-height:calc(var(--high) - .02);text-wrap:balance}
.vt-h1.vt-m{--max:clamp(2.2rem,1.4rem + 3vw,4.25rem)}
.vt-h1.vt-s{--max:clamp(1.75rem,1.3rem + 1.7vw,2.75rem);line-height:calc(var(--high) + .06)}
.vt-h1.vt-xs{--max:clamp(1.35rem,1.2rem + .7vw,1.8rem);line-height:calc(var(--high) + .16)}
.vt-sub{font-size:clamp(1.0938rem,1rem + .45vw,1.375rem);color:var(--soft);max-width:32em}
.vt-keys{display:flex;flex-wrap:wrap;gap:1rem var(--gap);border-block-start:1px solid var(--line);padding-block-start:1.25rem}
.vt-keys>div{flex:1 1 7.5rem;min-width:min-content}
.vt-keys>div,.vt-rows>div{display:flex;flex-direction:column-reverse;justify-content:flex-end;gap:.2rem}
.vt-signal dt{color:var(--soft);font-size:.875rem}
.vt-keys dd{font:var(--heavy) clamp(1.15rem,1rem + .6vw,1.5rem)/1.2 var(--display);letter-spacing:var(--tight)}
.vt-buy{display:flex;flex-wrap:wrap;align-items:center;gap:1rem 1.75rem}
.vt-price{font-size:clamp(2rem,1.6rem + 1.4vw,2.75rem);line-height:1.1;letter-spacing:var(--tight)}
.vt-btn{min-height:3.75rem;padding:.9rem 2.25rem;border-radius:99px;background:var(--accent);color:var(--on);font-size:1.125rem;
font-weight:var(--bold)}
.vt-btn:hover{background:var(--ink);color:var(--paper)}
.vt-arrow{stroke-width:2}
.vt-media{--pad:8%;aspect-ratio:1;width:100%;background:radial-gradient(120% 100% at 50% 0,#fff,var(--stage) 70%)}
.vt-dots i,.vt-dots::after{background:#10131a}
.vt-thumbs a{background:#fff}
.vt-in{max-width:var(--wide);margin-inline:auto;padding:var(--rest) var(--edge) 0}
.vt-h{max-width:15em;margin-block-end:clamp(1.75rem,4vw,3.5rem);--size:clamp(2.1rem,1.4rem + 3vw,4.25rem)}
.vt-text{color:var(--soft);max-width:38em}
.vt-numbers{--figure:clamp(2.25rem,1.25rem + 5.5vw,6rem)}
.vt-points{display:grid;gap:var(--gap)}
.vt-points li{padding:clamp(1.75rem,4vw,3.5rem);border-radius:1.5rem;background:var(--field)}
.vt-points h3{--size:clamp(1.5rem,1.2rem + 1.5vw,2.5rem);margin-block-end:.5em}
.vt-points>li>.vt-sign{width:2.75rem;height:2.75rem;margin-block-end:clamp(1.25rem,3vw,2.5rem)}
.vt-points li:first-child{background:radial-gradient(120% 160% at 100% 0,var(--glow),var(--field) 60%)}
.vt-features .vt-body{display:grid;gap:clamp(2.5rem,6vw,6rem)}
.vt-row{display:grid;gap:1.75rem;align-items:center}
.vt-row .vt-field{--pad:6%;aspect-ratio:var(--r);max-height:44rem;border-radius:1.5rem}
.vt-row h3{--size:clamp(1.75rem,1.3rem + 2.2vw,3.25rem);margin-block-end:.5em}
.vt-features.vt-worded .vt-body{gap:0}
.vt-worded .vt-words{display:grid;gap:.5rem 3rem;padding-block:clamp(1.5rem,3vw,2.5rem);border-block-start:1px solid var(--line)}
.vt-story .vt-body{display:grid;gap:2.5rem}
.vt-story .vt-prose{font-size:clamp(1.25rem,1.1rem + .9vw,1.9rem);line-height:calc(var(--lead) - .12);max-width:30em}
.vt-story .vt-field{aspect-ratio:var(--r);max-height:44rem;border-radius:1.5rem}
.vt-wall{gap:var(--gap)}
.vt-wall+.vt-wall{margin-block-start:var(--gap)}
.vt-wall .vt-field,.vt-plate img{border-radius:1.5rem}
.vt-plate img{width:100%}
.vt-plate+.vt-plate{margin-block-start:var(--gap)}
.vt-choice{display:grid;gap:.8rem 3rem;padding-block:1.5rem;border-block-start:1px solid var(--line)}
.vt-choice h3{--size:1rem;font:400 1rem/1.4 var(--text);font-size:var(--fit);letter-spacing:0;color:var(--soft)}
.vt-choice ul{display:flex;flex-wrap:wrap;gap:.6rem}
.vt-choice li{padding:.6rem 1.2rem;border:1px solid var(--line);border-radius:99px;background:var(--field)}
.vt-rows{display:grid;gap:1px;grid-template-columns:repeat(auto-fit,minmax(min(100%,13rem),1fr));border-radius:1.5rem;overflow:clip;
background:var(--line)}
.vt-rows>div{padding:1.5rem clamp(1.25rem,2vw,2rem);background:var(--field)}
.vt-rows dd{font:var(--heavy) clamp(1.1rem,1rem + .4vw,1.375rem)/1.25 var(--display);letter-spacing:var(--tight)}
.vt-legal .vt-rows dd{font:inherit;letter-spacing:0}
.vt-legal .vt-rows>div{flex-direction:column;justify-content:flex-start}
.vt-list li{padding-block:1.1rem;border-block-start:1px solid var(--line);font-size:1.25rem}
.vt .vt-q{border-block-start:1px solid var(--line)}
.vt .vt-qs{padding-block:1.4rem}
.vt .vt-qs h3{--size:1.25rem;letter-spacing:-.01em;line-height:1.35}
.vt .vt-q .vt-text{padding-block-end:1.75rem}
.vt-steps li{padding-block:1.25rem;border-block-start:1px solid var(--line);font-size:1.15rem}
.vt-steps li::before{font:var(--heavy) clamp(2.25rem,4vw,3.75rem)/.9 var(--display);min-width:1.2em}
.vt-terms{gap:var(--gap)}
.vt-terms li{padding:1.5rem;border-radius:1.25rem;background:var(--field)}
.vt-said li{padding:1.75rem;border:0;border-radius:1.25rem;background:var(--field)}
.vt-form :is(input,select,textarea){background:var(--field);border-color:var(--line)}
.vt-free .vt-in{max-width:56rem}
.vt-closing{margin-block-start:var(--rest);border-block-start:1px solid var(--line);
background:radial-gradient(80% 140% at 50% 130%,var(--glow),transparent)}
.vt-call{display:grid;justify-items:center;gap:2rem;padding:clamp(4rem,10vw,9rem) var(--edge);text-align:center}
.vt-call .vt-h{margin:0;--size:clamp(2.4rem,1.4rem + 5vw,6.5rem)}
.vt-call .vt-buy{justify-content:center}
.vt-marks{padding:2rem var(--edge);color:var(--soft);font-size:.8125rem}
@media (max-width:43.99em){.vt-wall{display:grid}.vt-buy .vt-btn{flex:1 1 13rem}}
@media (min-width:44em){
.vt-points:not([data-n="1"]){grid-template-columns:repeat(2,minmax(0,1fr))}
.vt-points li:first-child:nth-last-child(odd){grid-column:1/-1;padding-block:clamp(2.5rem,6vw,5.5rem)}
.vt-points li:first-child:nth-last-child(odd) h3{--size:clamp(2rem,1.4rem + 3vw,4rem)}
.vt-pictured .vt-row{grid-template-columns:minmax(0,7fr) minmax(0,5fr);gap:clamp(2rem,5vw,5rem)}
.vt-row:nth-child(even) .vt-field{order:1}
.vt-pictured .vt-row:nth-child(even){grid-template-columns:minmax(0,5fr) minmax(0,7fr)}
.vt-worded .vt-words,.vt-choice{grid-template-columns:minmax(0,2fr) minmax(0,3fr);align-items:baseline}
.vt-list{columns:2;column-gap:var(--edge)}
.vt-list li{break-inside:avoid}
}
@media (min-width:60em){
.vt-hero-in{grid-template-columns:minmax(0,1fr) minmax(0,1.1fr);min-height:min(94vh,54rem)}
.vt-bare .vt-hero-in{grid-template-columns:1fr}
.vt-hero:not(.vt-bare) .vt-h1{--room:42vw}
.vt-hero-text{justify-content:center;padding-block:4rem}
.vt-media{aspect-ratio:auto;height:calc(100vh - 2*var(--gap));max-height:50rem;margin:var(--gap);margin-inline-start:0;width:auto;
border-radius:2rem;overflow:clip}
.vt-story.vt-pictured .vt-body{grid-template-columns:minmax(0,1fr) minmax(0,1fr);align-items:center;gap:clamp(3rem,6vw,6rem)}
:is(.vt-faq,.vt-howToUse,.vt-variants,.vt-box,.vt-contact,.vt-orderForm) .vt-in{display:grid;
grid-template-columns:minmax(0,2fr) minmax(0,3fr);gap:4rem;align-items:start}
:is(.vt-faq,.vt-howToUse,.vt-variants,.vt-box,.vt-contact,.vt-orderForm) .vt-h{--room:min(31vw,27rem);
--size:clamp(1.9rem,1.3rem + 1.8vw,3rem);margin:0}
.vt-in>.vt-body{grid-column:2}
}`,
}
