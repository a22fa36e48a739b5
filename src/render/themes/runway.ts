import { readable, textOn } from '../style/color'
import type { Look } from './look'

const INK = '#0a0a0a'

/**
 * Runway: black, white, and letters as tall as the window. Pictures run from edge to edge, whole; the brand's colour
 * appears on the button alone. For fashion and sport.
 */
export const runway: Look = {
	palette: (accent) => {
		const base = accent ?? INK
		return {
			paper: '#ffffff',
			ink: INK,
			soft: '#5b5b5b',
			line: '#d6d6d6',
			field: '#f1f1f0',
			stage: '#f6f6f5',
			glow: '#ffffff',
			accent: base,
			on: textOn(base, INK),
			tone: readable(base, '#f1f1f0'),
			spark: accent ? readable(base, INK, 5.5) : '#ffffff',
		}
	},
	css: `
.vt-runway{--edge:clamp(1.1rem,2.6vw,2.75rem);--rest:clamp(3.5rem,8vw,8rem);--tight:-.025em;--stretch:condensed;--high:.98;--lead:1.55}
.vt-runway :is(h1,h2,.vt-price,.vt-brand){font-family:var(--display);font-weight:700;font-stretch:var(--stretch);text-transform:uppercase}
.vt-runway h3{font-family:var(--display);font-weight:700;font-stretch:var(--stretch);--size:clamp(1.35rem,1.2rem + .8vw,1.9rem);
line-height:calc(var(--high) + .1)}
.vt-hero-in{display:grid}
.vt-hero-text{display:contents}
.vt-buybox{--inset:var(--edge);padding-block-end:var(--edge)}
.vt-top{order:-3;display:flex;flex-wrap:wrap;justify-content:space-between;align-items:baseline;gap:.1rem 1.5rem;padding:1rem var(--edge)}
.vt-brand{font-size:1.35rem;letter-spacing:0}
.vt-crumbs{font-size:.8125rem;color:var(--soft)}
.vt-product{padding:.9rem var(--edge) 0}
.vt-media{order:-1;width:100%;aspect-ratio:1;max-height:80vh;background:var(--glow)}
.vt-h1{padding:1.25rem var(--edge) .75rem;--max:clamp(3.4rem,9.6vw,11rem);font-size:max(1.6rem,min(var(--max),calc(88vw/(var(--w,5)))));
line-height:calc(var(--high) - .1)}
.vt-h1.vt-m{--max:clamp(2.75rem,8.6vw,9rem)}
.vt-h1.vt-s{--max:clamp(2.1rem,5.4vw,5.5rem);line-height:var(--high)}
.vt-h1.vt-xs{--max:clamp(1.7rem,3.4vw,3.5rem);line-height:calc(var(--high) + .04)}
.vt-sub{padding:.75rem var(--edge) 1.75rem;font-size:clamp(1.0625rem,1rem + .4vw,1.35rem);max-width:34em}
.vt-buy{display:flex;flex-wrap:wrap;align-items:stretch;background:var(--ink);color:var(--paper)}
.vt-price{flex:0 0 auto;padding:1.1rem var(--edge);align-content:center;font-size:2.25rem;line-height:1;letter-spacing:-.01em}
.vt-price s{color:var(--line);font-size:.55em}
.vt-btn{flex:1 1 15rem;justify-content:space-between;min-height:4.75rem;padding:1rem var(--edge);background:var(--accent);color:var(--on);
font-weight:700;font-size:1.125rem}
.vt-btn:hover{background:var(--paper);color:var(--ink)}
.vt-hero .vt-btn{border-block-start:1px solid var(--paper)}
.vt-arrow{stroke-width:2}
.vt-near{padding:1.25rem var(--edge)}
.vt-in{padding:var(--rest) 0 0}
.vt-in>.vt-h{padding:0 var(--edge);margin-block-end:clamp(1.5rem,3vw,2.75rem);--size:clamp(2.4rem,1.4rem + 5vw,6rem)}
.vt-text{color:var(--soft);max-width:38em}
.vt-benefits{margin-block-start:var(--rest);background:var(--ink);color:var(--paper)}
.vt-hero+.vt-benefits{margin-block-start:0}
.vt-benefits .vt-in{padding-block-end:var(--rest)}
.vt-benefits .vt-text{color:var(--line)}
.vt-points{counter-reset:n;display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,17rem),1fr));gap:2.75rem var(--edge);
padding-inline:var(--edge)}
.vt-points li{counter-increment:n}
.vt-points li::before{content:counter(n,decimal-leading-zero);display:block;margin-block-end:1rem;padding-block-start:.9rem;
border-block-start:2px solid;font:700 1.1rem/1 var(--display);color:var(--spark)}
.vt-signed>li{padding-block-start:1.1rem;border-block-start:2px solid}
.vt-signed>li::before{content:none}
.vt-points>li>.vt-sign{width:2.5rem;height:2.5rem;stroke:currentColor}
.vt-points h3{margin-block-end:.6rem}
.vt-inset>.vt-in>.vt-body,.vt-film .vt-text{padding-inline:var(--edge)}
.vt-numbers{--figure:clamp(2.4rem,1rem + 6.5vw,7rem)}
.vt-row{display:grid}
.vt-row .vt-field{aspect-ratio:var(--r);max-height:92vh}
.vt-words{padding:1.75rem var(--edge) 2.75rem}
.vt-pictured .vt-words h3{--size:clamp(1.8rem,1.3rem + 2.2vw,3.5rem);margin-block-end:.5em;text-transform:uppercase}
.vt-worded .vt-words{display:grid;gap:.5rem 3rem;padding-block:1.4rem;border-block-start:1px solid var(--line)}
.vt-story .vt-prose{padding-inline:var(--edge);max-width:62rem;font-size:clamp(1.25rem,1.05rem + 1vw,2rem);
line-height:calc(var(--lead) - .12)}
.vt-story .vt-field{margin-block-start:2.5rem;aspect-ratio:var(--r);max-height:92vh}
.vt-wall .vt-field{background:var(--field)}
.vt-wall[data-n="1"] .vt-field{max-height:max(92vh,75vw)}
.vt-plate img{width:100%}
.vt-choice{display:grid;gap:.75rem 3rem;padding:1.4rem var(--edge);border-block-start:1px solid var(--line)}
.vt-choice h3{font:inherit;--size:1rem;color:var(--soft);letter-spacing:0}
.vt-choice ul{display:flex;flex-wrap:wrap;gap:.1em 1.1em;font:700 clamp(1.6rem,1.3rem + 1.4vw,2.75rem)/1.15 var(--display);
font-stretch:var(--stretch)}
.vt-rows{padding-inline:var(--edge)}
.vt-rows>div{display:grid;grid-template-columns:minmax(min-content,5fr) minmax(min-content,6fr);gap:1.25rem;padding-block:.85rem;
border-block-start:1px solid var(--ink);break-inside:avoid}
.vt-rows dt{font-weight:700;font-size:.94rem}
.vt-list{padding-inline:var(--edge)}
.vt-list li{padding-block:.5rem;border-block-start:1px solid var(--ink);font:700 clamp(1.35rem,1.2rem + .9vw,2rem)/1.3 var(--display);
font-stretch:var(--stretch)}
.vt .vt-q{border-block-start:1px solid var(--ink)}
.vt .vt-qs{padding:1.2rem var(--edge)}
.vt .vt-q .vt-text{padding:0 var(--edge) 1.75rem}
.vt :is(.vt-steps,.vt-scroll,.vt-terms,.vt-said,.vt-whence,.vt-ways,.vt-form,.vt-lead,.vt-notes){padding-inline:var(--edge)}
.vt-steps li{font-size:1.15rem}
.vt-steps li::before{font-size:clamp(2.5rem,5vw,4.5rem);line-height:.9;color:var(--ink);min-width:1.1em}
.vt-table thead th{border-block-end:2px solid var(--ink)}
.vt-way,.vt-form :is(input,select,textarea){border-color:var(--ink)}
.vt-free .vt-body{padding-inline:var(--edge);max-width:56rem}
.vt-closing{margin-block-start:var(--rest);background:var(--ink);color:var(--paper)}
.vt-call{padding-block-start:var(--rest)}
.vt-call .vt-h{padding-inline:var(--edge);margin-block-end:var(--rest);--size:clamp(2.4rem,.6rem + 9vw,11rem);
line-height:calc(var(--high) - .08)}
.vt-call .vt-buy{border-block-start:1px solid var(--soft)}
.vt-call .vt-btn{background:var(--spark);color:var(--ink)}
.vt-call .vt-btn:hover{background:var(--paper)}
.vt-marks{padding:1.5rem var(--edge);color:var(--soft);font-size:.75rem}
.vt .vt-bar .vt-btn{border:0}
.vt-bar .vt-price s{color:var(--soft)}
@media (max-width:43.99em){
.vt-wall{display:grid}
.vt-wall[data-n="2"],.vt-wall[data-n="3"]{grid-template-columns:1fr 1fr}
.vt-wall:is([data-n="2"],[data-n="3"]) .vt-field{aspect-ratio:4/5}
.vt-wall[data-n="3"] :first-child{grid-column:span 2;aspect-ratio:var(--r)}
}
@media (min-width:44em){
.vt-worded .vt-words,.vt-choice{grid-template-columns:minmax(0,2fr) minmax(0,3fr);align-items:baseline}
.vt-long .vt-rows{columns:2;column-gap:var(--edge)}
.vt-list{columns:2;column-gap:var(--edge)}
.vt-list li{break-inside:avoid}
.vt-points:is([data-n="2"],[data-n="4"]){grid-template-columns:1fr 1fr}
}
@media (min-width:60em){
.vt-story.vt-pictured .vt-in{display:grid;grid-template:auto 1fr/minmax(0,1fr) minmax(0,1fr);padding-block-start:calc(var(--rest)*.5)}
.vt-story.vt-pictured .vt-body{display:contents}
.vt-story.vt-pictured .vt-h{--room:44vw;align-self:end;--size:clamp(2.4rem,1rem + 3.4vw,4.5rem)}
.vt-story .vt-field{grid-area:1/2/3/3;margin:0;width:100%;max-height:none}
.vt-story.vt-pictured .vt-prose{font-size:clamp(1.15rem,1rem + .6vw,1.5rem)}
.vt-media{aspect-ratio:auto;height:min(58vh,44rem);max-height:none;background:var(--stage)}
.vt-media:has(.vt-is-scene:first-child){height:min(72vh,52rem)}
.vt-hero-in{grid-template-columns:minmax(0,1fr) minmax(0,1fr)}
.vt-hero-in>.vt-media,.vt-top,.vt-product,.vt-h1{grid-column:1/-1}
.vt-sub{grid-column:1;padding-block:1.5rem 2.5rem}
.vt-hero .vt-buybox{grid-column:2;margin-block-end:2.5rem!important;padding-inline-end:var(--edge)}
.vt-hero .vt-btn{border:0}
.vt-bare .vt-h1{padding-block-start:12vh}
.vt-points[data-n="4"]{grid-template-columns:repeat(4,minmax(0,1fr))}
.vt-points:is([data-n="5"],[data-n="6"],[data-n="9"]){grid-template-columns:repeat(3,minmax(0,1fr))}
.vt-pictured .vt-row{grid-template-columns:minmax(0,1fr) minmax(0,1fr);align-items:center}
.vt-row:nth-child(even) .vt-field{order:1}
.vt-features.vt-pictured .vt-words{padding:var(--rest) clamp(2rem,6vw,7rem)}
.vt:not(:has(.vt-long)) .vt-specifications .vt-in,:is(.vt-box,.vt-faq,.vt-variants,.vt-howToUse,.vt-legal,.vt-contact,.vt-orderForm) .vt-in{display:grid;grid-template-columns:minmax(0,2fr) minmax(0,3fr);align-items:start}
.vt:not(:has(.vt-long)) .vt-specifications .vt-h,:is(.vt-box,.vt-faq,.vt-variants,.vt-howToUse,.vt-legal,.vt-contact,.vt-orderForm) .vt-h{--room:34vw}
.vt-in>.vt-body{grid-column:2}
.vt-call .vt-btn{flex:0 1 40%;margin-inline-start:auto}
}`,
}
