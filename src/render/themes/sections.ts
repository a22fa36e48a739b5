/**
 * Structure of the sections that look alike in every theme but for its type, colour and corners; a theme's own
 * rules stand behind them.
 */
export const sections = `
.vt-head{display:flex;align-items:center;padding:.9rem var(--edge);line-height:0}
.vt-head img{width:min(11rem,calc(2.6rem*var(--r)));aspect-ratio:var(--r);object-fit:contain;object-position:0}
.vt-head:not(.vt-lit) img{mix-blend-mode:multiply}
.vt-lit{background:var(--ink)}
.vt-scroll{overflow-x:auto}
.vt-table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums;line-height:1.45}
.vt-table :is(th,td){min-width:6.5rem;padding:.85rem 0;padding-inline-end:1.25rem;text-align:start;vertical-align:baseline;
border-block-end:1px solid var(--line);font-weight:400}
.vt-table :is(thead th,tbody th){font-weight:600}
.vt-table tbody th{font-size:.94em}
.vt-steps{counter-reset:step;display:grid;gap:1.5rem}
.vt-steps li{counter-increment:step;display:grid;grid-template-columns:auto minmax(0,1fr);gap:1.1rem;align-items:baseline}
.vt-steps li::before{content:counter(step);min-width:1.3em;color:var(--tone);font:600 1.3em/1.2 var(--display,var(--text))}
.vt-terms{display:grid;gap:1.75rem 2rem}
.vt-terms li{display:grid;grid-template-columns:auto minmax(0,1fr);gap:.4rem 1rem;align-content:start}
.vt-terms h3{--size:1.1rem;align-self:center}
.vt-terms .vt-text{grid-column:2}
.vt-sign{width:1.9rem;height:1.9rem;fill:none;stroke:var(--tone);stroke-width:1.6;stroke-linecap:round;stroke-linejoin:round}
.vt-points>li>.vt-sign{display:block;width:2.25rem;height:2.25rem;margin-block-end:1rem;stroke-width:1.4}
.vt-said{display:grid;gap:1.25rem 2.5rem;grid-template-columns:repeat(auto-fit,minmax(min(100%,19rem),1fr))}
.vt-said li{display:flex;flex-direction:column;gap:.7rem;padding-block:1.25rem;border-block-start:1px solid var(--line)}
.vt-said h3{--size:1.15rem}
.vt-said cite,.vt-whence{color:var(--soft);font-size:.86rem;font-style:normal;line-height:1.5}
.vt-whence{margin-block-end:1.5rem}
.vt-score{color:var(--tone);font-weight:600;font-variant-numeric:tabular-nums}
.vt-ways{display:flex;flex-wrap:wrap;gap:.75rem 1rem}
.vt-way{display:inline-flex;align-items:center;gap:.8rem;min-height:3.25rem;padding:.7rem 1.3rem;border:1px solid var(--line);
border-radius:var(--round,2px);text-decoration:none;line-height:1.3;overflow-wrap:anywhere}
.vt-way:is(a):hover{border-color:var(--ink)}
.vt-call-by{display:block;color:var(--soft);font-size:.8rem}
.vt-way .vt-sign{flex:none;width:1.5rem;height:1.5rem}
.vt-form{display:grid;gap:1.1rem 1.25rem;grid-template-columns:repeat(auto-fit,minmax(min(100%,15rem),1fr));max-width:46rem;
margin-block-start:1.5rem}
.vt-form label{display:grid;grid-template-columns:minmax(0,1fr);gap:.4rem;align-content:start;font-size:.94rem;font-weight:600}
.vt-form small{color:var(--soft);font-size:.8125rem;font-weight:400}
.vt-form :is(input,select,textarea){width:100%;min-height:3.25rem;padding:.6rem .9rem;border:1px solid var(--soft);
border-radius:var(--round,2px);background:var(--paper);color:var(--ink);font:inherit;font-size:1.0625rem;font-weight:400}
.vt-contact .vt-in{padding-block-start:calc(var(--rest,4rem)*.6)}
.vt-form :user-invalid{outline:2px solid #b3261e}
.vt-form :is(.vt-buy,.vt-btn,label:has(textarea)){grid-column:1/-1}
.vt-form .vt-btn{border:0;font-family:inherit;cursor:pointer}
html{scroll-padding-block-end:6rem}
.vt:has(>.vt-bar){overflow:clip}
.vt-bar{position:sticky;inset-block-end:0;z-index:2;background:var(--paper);border-block-start:1px solid var(--line)}
.vt-bar-in{display:flex;align-items:center;gap:.75rem 1.5rem;padding:.6rem var(--edge);
padding-block-end:max(.6rem,env(safe-area-inset-bottom))}
.vt-bar .vt-name{flex:1 1 0;font-weight:600;overflow:hidden;white-space:nowrap;text-overflow:ellipsis}
.vt .vt-bar .vt-price{flex:none;padding:0;margin:0;font-size:1.3rem;border:0;background:none}
.vt .vt-bar .vt-price s{font-size:.7em}
.vt .vt-bar .vt-btn{flex:0 1 auto;min-height:3rem;padding:.6rem 1.4rem;margin:0;font-size:1rem}
.vt-bar .vt-arrow{display:none}
.vt .vt-rows :is(dt,dd){min-width:min-content}
@media (max-width:22em){.vt .vt-bar-in{gap:.6rem}.vt .vt-bar .vt-btn{padding-inline:.7rem}}
@media (max-width:22em){.vt.vt .vt-rows>div{display:block;padding-inline:0}.vt.vt .vt-rows dt{max-width:none}
.vt.vt .vt-rows dd{text-align:start}.vt.vt .vt-keys>div{display:block}}
@media (min-width:36em){.vt-terms:has(>:nth-child(2)){grid-template-columns:repeat(2,minmax(0,1fr))}}
@media (min-width:60em){.vt-terms:has(>:nth-child(2)){grid-template-columns:repeat(auto-fit,minmax(12rem,1fr))}.vt-terms:has(>:is(:nth-child(5),:nth-child(6),:nth-child(9)):last-child){grid-template-columns:repeat(3,minmax(0,1fr))}}
@media (max-width:43.99em){.vt-bar-in:has(.vt-price) .vt-name{display:none}.vt-bar .vt-btn{flex:1!important}}
@media (prefers-reduced-motion:no-preference){@supports (animation-timeline:scroll()){.vt-bar{animation:vt-up linear both;
animation-timeline:scroll();animation-range:25vh 60vh}@keyframes vt-up{from{translate:0 100%;visibility:hidden}}}}
.vt.vt .vt-al-start :is(.vt-h,.vt-sub,.vt-text,p,dt,dd,li){text-align:start;margin-inline-start:0}
.vt.vt .vt-al-center :is(.vt-h,.vt-sub,.vt-text,p,dt,dd,li){text-align:center;margin-inline:auto}
.vt.vt .vt-al-end :is(.vt-h,.vt-sub,.vt-text,p,dt,dd,li){text-align:end;margin-inline-end:0}
`
