import { mix, readable, textOn } from '../style/color'
import type { Look } from './look'

/** The red of price tags, when the product's picture gives no colour. */
const OWN_ACCENT = '#d4201f'
const INK = '#16181b'

/**
 * Market: a stall. Cards close together, the price as large as the name, what the seller promises right under the
 * button. For things bought on a phone and paid at the door.
 */
export const market: Look = {
	palette: (accent) => {
		const base = accent ?? OWN_ACCENT
		const field = mix('#eceeec', base, 0.05)
		const wash = mix('#fff3c4', base, 0.08)
		return {
			paper: '#ffffff',
			ink: INK,
			soft: readable(readable('#565c60', field), wash),
			line: mix('#d9dcda', base, 0.05),
			field,
			stage: '#ffffff',
			glow: '#ffffff',
			accent: base,
			on: textOn(base, INK),
			tone: readable(readable(base, field, 4.8), wash, 4.8),
			spark: readable(base, INK, 5),
			wash,
		}
	},
	css: `
.vt-market{--round:10px;--gap:clamp(.6rem,1.1vw,1rem);--edge:clamp(1rem,2.2vw,2rem);--tight:-.024em;--lead:1.5;display:flex;
flex-wrap:wrap;gap:var(--gap);padding:var(--gap);background:var(--field);font-size:1rem}
.vt-market>*{flex:1 1 100%}
.vt>:is(.vt-variants,.vt-box,.vt-specifications:not(.vt-long),.vt-faq,.vt-howToUse,.vt-contact,.vt-legal,.vt-comparison,.vt-sizeTable,.vt-story.vt-worded),.vt>:has(>:is(.vt-variants,.vt-box,.vt-specifications:not(.vt-long),.vt-faq,.vt-howToUse,.vt-contact,.vt-legal,.vt-comparison,.vt-sizeTable)){flex:1 1 26rem}
.vt-market :is(h1,h2,h3){font-family:var(--display);font-weight:800}
.vt-market :is(h3){font-weight:700}
.vt :is(.vt-s,.vt-closing){background:var(--paper);border-radius:var(--round);overflow:clip}
.vt-hero{width:100%}
.vt-hero-in{display:grid;gap:var(--gap)}
.vt-hero-text{display:flex;flex-direction:column;gap:.9rem;padding:1.25rem var(--edge) 1.5rem;background:var(--paper);
border-radius:var(--round)}
.vt-media{--pad:4%;order:-1;aspect-ratio:1;max-height:58vh;width:100%;border-radius:var(--round);background:var(--glow)}
.vt-top{display:flex;flex-wrap:wrap;gap:.2rem .8rem;align-items:baseline;font-size:.875rem;color:var(--soft)}
.vt-brand{font-weight:700;color:var(--tone)}
.vt-h1{--max:clamp(1.7rem,1.35rem + 1.7vw,2.75rem);font-size:max(1.25rem,min(var(--max),calc(84vw/(var(--w,5)))))}
.vt-h1.vt-m{--max:clamp(1.55rem,1.3rem + 1.2vw,2.35rem)}
.vt-h1.vt-s{--max:clamp(1.35rem,1.2rem + .8vw,1.85rem);line-height:calc(var(--high) + .08)}
.vt-h1.vt-xs{--max:clamp(1.15rem,1.1rem + .3vw,1.35rem);line-height:calc(var(--high) + .18);letter-spacing:0}
.vt-h1+.vt-sub{font-size:1.0625rem;color:var(--soft)}
.vt-buy{display:flex;flex-direction:column;gap:.75rem}
.vt-hero .vt-buy{order:2;margin-inline:calc(var(--edge)*-.5);padding:calc(var(--edge)*.5);background:var(--wash);border-radius:var(--round)}
.vt-hero :is(.vt-sub,.vt-keys){order:3}
.vt-hero .vt-near{order:2}
.vt-price{font:800 clamp(2.1rem,1.7rem + 2vw,3rem)/1 var(--display);color:var(--tone);letter-spacing:-.03em}
.vt-price s{font-size:.48em;font-weight:500;letter-spacing:0}
.vt-btn{width:100%;min-height:3.75rem;padding:.8rem 1.5rem;border-radius:var(--round);background:var(--accent);color:var(--on);
font-size:1.1875rem;font-weight:700}
.vt-btn:hover{background:var(--ink)}
.vt-arrow{stroke-width:2.2}
.vt-near{display:grid;gap:.6rem}
.vt-near .vt-way{width:100%;justify-content:center;font-weight:700}
.vt-near li{display:flex;gap:.7rem;font-size:.9375rem;line-height:1.4}
.vt-near li .vt-sign{flex:none;width:1.35rem;height:1.35rem;fill:none;stroke:var(--tone);stroke-width:1.8}
.vt-keys,.vt-rows{font-variant-numeric:tabular-nums}
.vt-keys{display:flex;flex-wrap:wrap;gap:0 .8rem;border-block-start:1px solid var(--line)}
.vt-keys>div{flex:1 1 5.25rem;min-width:min-content;padding-block-start:.6rem}
.vt-keys dt{font-size:.8rem;color:var(--soft)}
.vt-keys dd{font-weight:700;line-height:1.35}
.vt-keys .vt-nb{white-space:normal}
.vt-in{padding:clamp(1.25rem,2.4vw,2rem) var(--edge) clamp(1.5rem,2.8vw,2.25rem)}
.vt-h{--room:min(78vw,22rem);--size:clamp(1.3rem,1.15rem + .7vw,1.75rem);margin-block-end:1.1rem;padding-inline-start:.8rem;
border-inline-start:5px solid var(--accent)}
.vt-text{color:var(--soft)}
.vt-market h3{--size:1.0625rem;line-height:calc(var(--high) + .2)}
.vt-points{display:grid;gap:1.1rem 2rem;grid-template-columns:repeat(auto-fit,minmax(min(100%,17rem),1fr))}
.vt-points li{position:relative;padding-inline-start:2.1rem}
.vt-points li::before{content:"";position:absolute;inset-block-start:.12rem;inset-inline-start:0;width:1.35rem;height:1.35rem;
border-radius:50%;background:var(--accent)}
.vt-points li::after{content:"";position:absolute;inset-block-start:.42rem;inset-inline-start:.5rem;width:.36rem;height:.64rem;
border:solid var(--on);border-width:0 2px 2px 0;rotate:42deg}
.vt-points h3{margin-block-end:.2rem}
.vt-signed>li::before,.vt-signed>li::after{content:none}
.vt-signed>li{padding-inline-start:3.4rem}
.vt-points>li>.vt-sign{position:absolute;inset-block-start:0;inset-inline-start:0;width:2.6rem;height:2.6rem;padding:.55rem;
border-radius:.6rem;background:var(--accent);stroke:var(--on);stroke-width:1.8}
.vt-features .vt-body{display:grid;gap:var(--gap) 1.5rem;grid-template-columns:repeat(auto-fit,minmax(min(100%,17rem),1fr))}
.vt-row .vt-field{--pad:4%;aspect-ratio:4/3;border-radius:var(--round);margin-block-end:.8rem}
.vt-words h3{margin-block-end:.25rem}
.vt-story .vt-body{display:grid;gap:1.5rem}
.vt-prose{max-width:44em}
.vt-story .vt-field{aspect-ratio:var(--r);max-height:34rem;border-radius:var(--round)}
.vt-wall{gap:var(--gap)}
.vt-wall+.vt-wall{margin-block-start:var(--gap)}
.vt-wall .vt-field{border-radius:6px}
.vt-plate img{width:100%;border-radius:6px}
.vt-plate+.vt-plate{margin-block-start:var(--gap)}
.vt-choice+.vt-choice{margin-block-start:1rem}
.vt-choice h3{--size:.9375rem;margin-block-end:.5rem}
.vt-choice ul{display:flex;flex-wrap:wrap;gap:.5rem}
.vt-choice li{padding:.4rem .9rem;border:1.5px solid var(--ink);border-radius:6px;font-weight:600}
.vt-rows>div{display:grid;grid-template-columns:minmax(min-content,5fr) minmax(min-content,6fr);gap:1rem;padding:.55rem .75rem;
break-inside:avoid}
.vt-rows>:nth-child(odd){background:var(--field)}
.vt-rows dt{color:var(--soft)}
.vt-rows dd{font-weight:600}
.vt-list{display:grid;gap:.5rem}
.vt-list li{display:flex;gap:.75rem;padding:.7rem .9rem;background:var(--field);border-radius:6px;font-weight:600}
.vt-list li::before{content:"1×";color:var(--tone);display:none}
.vt .vt-q{border-block-start:1px solid var(--line)}
.vt .vt-qs{min-height:3.25rem;padding-block:.8rem;align-items:center}
.vt .vt-q .vt-text{padding-block-end:1rem}
.vt-steps li::before{width:1.9rem;height:1.9rem;border-radius:50%;background:var(--ink);color:var(--paper);font-size:1rem;
line-height:1.9rem;text-align:center}
.vt-table :is(th,td){padding-inline-start:.75rem}
.vt-table tbody tr:nth-child(odd){background:var(--field)}
.vt-table thead th{background:var(--ink);color:var(--paper)}
.vt .vt-orderForm{background:var(--wash)}
.vt-closing{background:var(--ink)!important;color:var(--paper)}
.vt-closing-in{display:grid;align-items:center}
.vt-call{display:grid;gap:1.25rem;padding:clamp(1.75rem,4vw,3.5rem) var(--edge)}
.vt-call .vt-h{--room:min(78vw,22rem);--size:clamp(1.6rem,1.3rem + 1.6vw,2.75rem);margin:0;border-color:var(--spark)}
.vt-call .vt-price{color:var(--paper)}
.vt-call .vt-price s{color:var(--line)}
.vt-call .vt-btn{background:var(--spark);color:var(--ink)}
.vt-legal .vt-marks{padding-inline:.75rem!important}
.vt-marks{padding:1rem var(--edge);color:var(--soft);font-size:.8125rem}
.vt .vt-bar{margin:0 calc(var(--gap)*-1) calc(var(--gap)*-1);border:0}
.vt .vt-bar .vt-btn{width:auto}
@media (max-width:43.99em){
.vt-wall[data-n="3"]{display:grid;grid-template-columns:1fr 1fr}
.vt-wall[data-n="3"] .vt-field{aspect-ratio:1}
.vt-wall[data-n="3"] :first-child{grid-column:span 2;aspect-ratio:var(--r)}
}
@media (min-width:44em){
.vt-pictured .vt-row:only-child{display:grid;grid-column:1/-1;grid-template-columns:minmax(0,1fr) minmax(0,1fr);align-items:center;gap:2rem}
.vt-wall[data-n="1"] .vt-field{aspect-ratio:auto;height:min(48vw,30rem)}
.vt-long .vt-rows{columns:2;column-gap:1.5rem}
.vt-story.vt-pictured .vt-body{grid-template-columns:minmax(0,1fr) auto;gap:2.5rem}
.vt-story .vt-field{height:min(26rem,32vw)}
.vt-call{grid-template-columns:minmax(0,1fr) minmax(18rem,24rem);align-items:center;gap:3rem}
}
@media (min-width:60em){
:is(.vt-points,.vt-features .vt-body):has(>:is(:nth-child(5),:nth-child(6),:nth-child(9)):last-child){grid-template-columns:repeat(3,minmax(0,1fr))}
.vt-hero-in{grid-template-columns:minmax(0,7fr) minmax(24rem,5fr)}
.vt-hero-text{padding:2rem;--edge:2rem;justify-content:center}
.vt-hero:not(.vt-bare) .vt-h1{font-size:max(1.25rem,min(var(--max),calc(34vw/(var(--w,5)))))}
.vt-bare .vt-hero-in{grid-template-columns:1fr}
.vt-bare .vt-buy{max-width:28rem;margin-inline:0}
.vt-media{order:0;aspect-ratio:auto;max-height:none;height:100%;min-height:32rem}
}`,
}
