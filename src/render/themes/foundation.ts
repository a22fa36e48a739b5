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
.vt :where(h1,h2,h3,h4,p,ul,ol,dl,dd,figure){margin:0;padding:0}
.vt :where(ul,ol){list-style:none}
.vt :where(h3,p,dt,dd,.vt-text){max-width:100%}
.vt :where(h1,h2,h3){overflow-wrap:break-word;hyphens:manual;text-wrap:balance;line-height:var(--high);letter-spacing:var(--tight)}
.vt :where(h1,h2,h3){--fit:max(.8rem,min(var(--size,1.25rem)*var(--step,1),calc(var(--room)/var(--w,5))));font-size:var(--fit)}
.vt :where(h1,h2){--room:80vw}
.vt :where(h3){--room:min(60vw,14.5rem)}
.vt p{text-wrap:pretty}
.vt :where(a){color:inherit}
.vt [dir]{text-align:-webkit-match-parent;text-align:match-parent}
.vt :where(picture){display:contents}
.vt :where(img,svg){display:block;max-width:100%}
.vt :where(img){height:auto}
.vt-field{position:relative;overflow:hidden;background:var(--stage)}
.vt-field :is(img,.vt-none){position:absolute;inset:0;width:100%;height:100%;object-fit:contain}
.vt-is-cutout :is(img,.vt-none){padding:var(--pad,0);mix-blend-mode:multiply}
.vt .vt-field:is(.vt-is-pale,.vt-is-print,.vt-is-strip){background:#fff;box-shadow:inset 0 0 0 1px var(--edging)}
:is(.vt-is-pale,.vt-is-print,.vt-is-strip) img{padding:max(2px,var(--pad,0px))}
.vt-is-scene img{object-fit:cover;object-position:var(--focus,50% 50%)}
.vt-wall{display:flex}
.vt-wall .vt-field{flex:var(--r) 1 0;aspect-ratio:var(--r)}
.vt-nb{white-space:nowrap}
.vt-none-field,.vt-none-line{fill:none}
.vt-none-light{fill:var(--glow)}
.vt-none-line{stroke:var(--soft);stroke-width:1.5;opacity:.5}
.vt-plate .vt-none{aspect-ratio:2;width:100%;background:var(--field)}
.vt-sr{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.vt :is(.vt-text,.vt-prose,.vt-sub)>*+*{margin-block-start:.8em}
.vt :is(.vt-text,.vt-prose,dd) ul{list-style:disc;padding-inline-start:1.2em}
.vt :is(.vt-text,.vt-prose,dd) ol{list-style:decimal;padding-inline-start:1.4em}
.vt-prose :is(h3,h4){font-size:1.3em;margin-block:1.4em .5em}
.vt-btn{display:inline-flex;align-items:center;justify-content:center;gap:.9em;min-height:3.25rem;text-decoration:none;min-width:min-content!important;line-height:1.25;hyphens:manual;box-shadow:inset 0 0 0 1px color-mix(in srgb,var(--on) 14%,transparent)}
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
@media (max-width:22em){.vt-nb{white-space:normal}}
@media print{.vt-btn,.vt-bar{display:none}.vt-hero-in{min-height:0}}
${direction === 'rtl' ? '.vt-on{scale:-1 1}' : ''}`
}

type ScriptRule = { languages: readonly string[]; below?: string; declarations: string }

const INDIC_AND_THAI = ['th', 'hi', 'bn', 'ta', 'te', 'mr', 'gu', 'pa', 'kn', 'ml']
/** How texts of a script are set in every theme. */
const SCRIPT_RULES: readonly ScriptRule[] = [
	{ languages: ['ar', 'fa', 'ur', 'he'], declarations: '--tight:0;--lead:1.85;--high:1.32;font-size:1.1875rem;hyphens:manual' },
	{ languages: ['ja', 'zh', 'ko'], declarations: '--tight:0;--lead:1.85;--high:1.28;line-break:strict' },
	{ languages: ['ko'], declarations: 'word-break:keep-all' },
	{ languages: ['ja'], below: ' :is(h1,h2,h3)', declarations: 'word-break:auto-phrase' },
	{ languages: INDIC_AND_THAI, declarations: '--tight:0;--lead:1.8;--high:1.36' },
]

/** The rules above a page in a language has use for; all of them when the language is not told. */
export function scriptRules(tag: string | undefined): string {
	return SCRIPT_RULES.map(({ languages, below = '', declarations }) => {
		const meant = languages.filter((language) => tag === undefined || isOf(tag, language))
		return meant.length > 0 ? `.vt:is(${meant.map((language) => `:lang(${language})`).join()})${below}{${declarations}}` : ''
	}).join('')
}

/** True for the tag of a language itself and of its regions and scripts. */
export function isOf(tag: string, language: string): boolean {
	return tag === language || tag.startsWith(`${language}-`)
}
