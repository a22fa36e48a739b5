/**
 * Structure of the buy box. A theme places its parts in a wide window; below that the order is the same everywhere, and
 * sizes leave picture, headline, price and button room in the first 740 pixels of a phone, whatever the headline's
 * length. A browser that shows a page while it arrives would draw the words first and move them below the
 * picture when it comes: they wait for it, unseen.
 */
export const heroCss = `
.vt-hero:not(.vt-bare)>:not(:has(>.vt-media)){visibility:hidden}
.vt-media{position:relative;display:grid;grid-template-rows:minmax(0,1fr) auto}
.vt-swipe{display:flex;min-height:0;height:100%;overflow-x:auto;overscroll-behavior-x:contain;scroll-snap-type:x mandatory;
scrollbar-width:none;border-radius:inherit;scroll-timeline:--swipe inline}
.vt-swipe::-webkit-scrollbar{display:none}
.vt-swipe>.vt-field{flex:0 0 100%;min-height:0;scroll-snap-align:center;scroll-snap-stop:always;scroll-margin-block:100vh;background:none}
.vt-white .vt-media.vt-media{background:#fff}
.vt-zoom{position:absolute;inset:0;cursor:zoom-in}
.vt-dots{position:absolute;inset-block-end:.5rem;inset-inline:0;display:flex;width:max-content;margin:auto;
padding:.3rem .35rem;border-radius:99px;pointer-events:none}
.vt-media:has(.vt-is-scene) .vt-dots{background:rgb(255 255 255/.72)}
.vt-dots i{width:.45rem;height:.45rem;margin:0 .2rem;border-radius:50%;background:#111;opacity:.28}
.vt-dots::after{content:"";position:absolute;inset-inline-start:calc(50% - var(--n)*.425rem + .2rem);width:.45rem;height:.45rem;
border-radius:50%;background:#111}
.vt-thumbs{display:none}
.vt-product{color:var(--soft);font-size:.95rem;line-height:1.35}
.vt-buybox{display:flex;flex-direction:column;gap:1.1rem;min-width:0;max-width:100%}
.vt-buybox>*{margin:0!important}
.vt-buybox>:not(.vt-buy){padding-inline:var(--inset,0)}
.vt-options{display:grid;gap:.9rem}
.vt-option-name{margin-block-end:.4rem!important;font-size:.875rem;color:var(--soft)}
.vt-chips{margin:-.2rem}
.vt-chip{display:inline-flex;max-width:100%;overflow-wrap:anywhere;margin:.2rem;\
align-items:center;gap:.5rem;padding:.35rem .8rem;border:1px solid var(--line);
border-radius:var(--round,2px);font-size:.9375rem;line-height:1.35}
.vt-swatch{flex:none;width:1.1rem;height:1.1rem;border-radius:50%;box-shadow:inset 0 0 0 1px rgb(0 0 0/.22)}
.vt-more{margin-block-start:.45rem}
.vt-more summary{display:inline-flex;align-items:center;min-height:2rem;padding:.2rem .8rem;border:1px solid var(--line);
border-radius:var(--round,2px);font-size:.9375rem;cursor:pointer;list-style:none}
.vt-more[open] summary{margin-block-end:.45rem}
.vt-near{display:grid;gap:1rem;width:100%}
.vt-proof{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:1rem 1.25rem}
.vt-proof{border-block-start:1px solid var(--line);padding-block-start:1.15rem}
.vt-proof:is([data-n="1"],[data-n="3"]){grid-template-columns:minmax(0,1fr)}
.vt-proof li{display:grid;grid-template-columns:auto minmax(0,1fr);gap:.6rem;align-items:start;font-size:.9rem;line-height:1.45;
text-align:start}
.vt-proof .vt-sign{width:1.5rem;height:1.5rem}
.vt-proof-name{font-weight:var(--bold,600)}
.vt-rated{font-size:.9rem;line-height:1.4}
.vt-rated p{margin:0}
.vt.vt .vt-rated .vt-whence{margin:0;padding:0}
.vt-star{display:inline-block!important;width:1.05em;height:1.05em;margin-inline-end:.35em;vertical-align:-.12em;fill:var(--tone)}
@supports (animation-timeline:scroll()){.vt-media{timeline-scope:--swipe}.vt-dots::after{animation:vt-dot linear both;
animation-timeline:--swipe}@keyframes vt-dot{to{inset-inline-start:calc(50% + var(--n)*.425rem - .65rem)}}}
@media (max-width:59.99em){
.vt.vt .vt-hero .vt-media{order:-1;display:block;width:100%;height:auto;min-height:0;max-height:none;aspect-ratio:auto;margin:0}
.vt.vt .vt-hero .vt-swipe{height:min(100vw,var(--see,42svh))}
.vt-hero:has(.vt-h1.vt-s){--see:38svh}
.vt-hero:has(.vt-h1.vt-xs){--see:33svh}
:is(.vt-head~.vt-hero,.vt-head~.vt-reach>.vt-hero){--see:30svh}
.vt .vt-swipe>:not(.vt-is-scene,:only-child) img{padding-block-end:max(1.9rem,var(--pad,0px))}
.vt.vt .vt-hero .vt-buybox{order:2}
.vt.vt .vt-buybox .vt-buy{order:-1}
.vt.vt .vt-hero :is(.vt-sub,.vt-keys){order:3}
.vt.vt .vt-sub{margin-block-start:.6rem;font-size:1.2rem;line-height:calc(var(--lead) - .1);color:var(--ink)}
.vt.vt .vt-sub p{text-wrap:balance}
.vt.vt .vt-crumbs{display:none}
.vt .vt-product{overflow:hidden;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2}
}
@media (max-width:36em){
.vt.vt .vt-hero-in{padding-block-start:0}
.vt.vt .vt-hero-text{gap:.8rem}
.vt.vt .vt-h1{--max:2rem}
.vt.vt .vt-h1.vt-m{--max:1.7rem}
.vt.vt .vt-h1.vt-s{--max:1.35rem;line-height:calc(var(--high) + .08)}
.vt.vt .vt-h1.vt-xs{font-size:1.1rem;line-height:calc(var(--high) + .15)}
}
@media (min-width:60em){
.vt-dots{display:none}
.vt-thumbs{display:flex;align-items:center;justify-content:center;gap:.5rem;padding:.75rem}
.vt-thumbs a{display:block;flex:0 1 4rem;aspect-ratio:1;overflow:hidden;border:1px solid var(--line);border-radius:var(--round,2px);
background:var(--glow)}
.vt-thumbs a:hover{border-color:var(--ink)}
.vt-thumbs img{width:100%;height:100%;object-fit:contain}
.vt-sheet{width:100%;height:100%;padding:24%;fill:none;stroke:var(--soft);stroke-width:1.4;stroke-linecap:round}
.vt.vt .vt-tall .vt-media{display:block;height:auto;min-height:0}
.vt.vt .vt-tall .vt-swipe{display:grid;gap:var(--gap,1rem);height:auto;overflow:visible;
grid-template-columns:repeat(6,minmax(0,1fr))}
.vt.vt .vt-tall .vt-swipe>.vt-field{grid-column:span 3;width:100%;aspect-ratio:4/5;max-height:94vh}
.vt.vt .vt-tall .vt-swipe>:is(.vt-is-print,.vt-is-strip){order:1;grid-column:span 2;aspect-ratio:4/3}
.vt.vt .vt-tall .vt-swipe>:is(:first-child,.vt-alone){order:0;grid-column:1/-1;aspect-ratio:var(--r)}
.vt.vt .vt-tall .vt-swipe>.vt-most{grid-column:span 4}
.vt.vt .vt-tall .vt-swipe:has(>:nth-child(7))>.vt-field:nth-child(n+2){grid-column:span 2;aspect-ratio:4/5}
.vt.vt .vt-tall .vt-swipe:has(>:nth-child(8):last-child)>.vt-field:nth-child(n+5){grid-column:span 3}
.vt.vt .vt-tall .vt-swipe>.vt-rest{aspect-ratio:auto;height:100%}
.vt.vt .vt-tall .vt-hero-text{position:sticky;inset-block-start:0;align-self:start;max-height:none;min-height:min(100vh,54rem)}
.vt-tall .vt-thumbs{display:none}
}
@media (prefers-reduced-motion:no-preference){.vt-swipe{scroll-behavior:smooth}}`
