import type { Direction } from '../../core/locale/direction'

/**
 * What every theme stands on: a small reset, pictures that are never cropped, texts of any script. Only rules that hold
 * for every look belong here. Logical properties throughout; the direction decides where arrows point, nothing else.
 */
export function foundation(direction: Direction): string {
	return `
html{-webkit-text-size-adjust:100%;text-size-adjust:100%}
body{margin:0}
.vt,.vt *,.vt ::before,.vt ::after{box-sizing:border-box}
.vt *{min-width:0}
.vt{--tight:-.018em;--lead:1.6;--high:1.08;--edge:clamp(1.25rem,5vw,5rem);display:block;background:var(--paper);color:var(--ink);font:400 1.0625rem/var(--lead) var(--text);overflow-wrap:break-word;-webkit-hyphens:auto;hyphens:auto;-webkit-font-smoothing:antialiased;overflow-x:clip}
.vt:is(:lang(ar),:lang(fa),:lang(ur),:lang(he)){--tight:0;--lead:1.85;--high:1.32;font-size:1.1875rem;hyphens:manual}
.vt:is(:lang(ja),:lang(zh),:lang(ko)){--tight:0;--lead:1.85;--high:1.28;line-break:strict}
.vt:lang(ko){word-break:keep-all}
.vt:lang(ja) :is(h1,h2,h3){word-break:auto-phrase}
.vt:is(:lang(th),:lang(hi),:lang(bn),:lang(ta),:lang(te),:lang(mr),:lang(gu),:lang(pa),:lang(kn),:lang(ml)){--tight:0;--lead:1.8;--high:1.36}
.vt :where(h1,h2,h3,h4,p,ul,ol,dl,dd,figure){margin:0;padding:0}
.vt :where(ul,ol){list-style:none}
.vt :where(h1,h2,h3){text-wrap:balance;line-height:var(--high);letter-spacing:var(--tight)}
.vt p{text-wrap:pretty}
.vt :where(a){color:inherit}
.vt [dir]{text-align:${direction === 'rtl' ? 'right' : 'left'}}
.vt :where(picture){display:contents}
.vt :where(img,svg){display:block;max-width:100%}
.vt :where(img){height:auto}
.vt-field{position:relative;isolation:isolate;overflow:hidden;background:var(--field) radial-gradient(110% 85% at 32% 16%,var(--glow),transparent 72%)}
.vt-field :is(img,.vt-none){position:absolute;inset:0;width:100%;height:100%;object-fit:contain;padding:var(--pad,0);mix-blend-mode:multiply}
.vt-wall{display:flex}
.vt-wall .vt-field{flex:var(--r) 1 0;aspect-ratio:var(--r)}
.vt-nb{white-space:nowrap}
.vt-none-field,.vt-none-line{fill:none}
.vt-field .vt-none{mix-blend-mode:normal}
.vt-none-light{fill:var(--glow)}
.vt-none-line{stroke:var(--soft);stroke-width:1.5;opacity:.5}
.vt-plate .vt-none{aspect-ratio:2;width:100%;background:var(--field)}
.vt-sr{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.vt :is(.vt-text,.vt-prose,.vt-sub)>*+*{margin-block-start:.8em}
.vt :is(.vt-text,.vt-prose,dd) ul{list-style:disc;padding-inline-start:1.2em}
.vt :is(.vt-text,.vt-prose,dd) ol{list-style:decimal;padding-inline-start:1.4em}
.vt-prose :is(h3,h4){font-size:1.3em;margin-block:1.4em .5em}
.vt-btn{display:inline-flex;align-items:center;justify-content:center;gap:.9em;min-height:3.25rem;text-decoration:none;line-height:1.25;hyphens:manual}
.vt-arrow{flex:none;width:1.25em;height:1.25em;fill:none;stroke:currentColor;stroke-width:1.6}
.vt-down{rotate:90deg}
.vt-up{rotate:-90deg}
.vt-price{display:flex;flex-wrap:wrap;align-items:baseline;gap:.2em .6em;font-variant-numeric:tabular-nums}
.vt-price s{color:var(--soft);font-size:.68em}
.vt :where(.vt-qs){display:flex;justify-content:space-between;align-items:baseline;gap:1.5rem;cursor:pointer;list-style:none}
.vt summary::-webkit-details-marker{display:none}
.vt .vt-qs::after{content:"";flex:none;width:.85rem;height:.85rem;align-self:center;background:linear-gradient(currentColor,currentColor) center/100% 1.5px no-repeat,linear-gradient(currentColor,currentColor) center/1.5px 100% no-repeat}
.vt :is([open],div)>.vt-qs::after{background-size:100% 1.5px,1.5px 0}
.vt :focus-visible{outline:2px solid var(--tone);outline-offset:4px}
@media (prefers-reduced-motion:no-preference){html{scroll-behavior:smooth}}
@media print{.vt-btn{display:none}.vt-hero-in{min-height:0}}
${direction === 'rtl' ? '.vt-on{scale:-1 1}' : ''}`
}
