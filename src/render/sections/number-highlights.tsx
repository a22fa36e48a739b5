import type { CSSProperties, ReactElement } from 'react'
import { plainFromRichText } from '../../core/text/rich-text'
import { sectionDesign } from '../parts/section-design'
import { SectionFrame } from '../parts/section-frame'
import type { SectionViewProps } from '../parts/section-props'
import { storedHtml, TextView } from '../parts/text-view'
import { widthInDisplay } from '../style/longest-word'

/** What fits on a line of the narrowest phone at the smallest size of a figure, in sizes of its letters. */
const WIDEST_LINE = 11

/**
 * Figures of the product, large, each with what it measures and what that means. A figure and its unit stay on one
 * line: all are as large as the widest of them leaves room for. What a seller types there and no line can hold breaks.
 * As many stand in a row as leave none of them alone below the others (`--m`), else fewer (`--f`), else one: the
 * width of their own place decides, in a window as in a store's column. `--g` is the gap between them; `--all` and
 * `--s` are huge where `--m` and `--f` of them are wider than that place, and negative where they are not.
 */
function NumberHighlights(section: SectionViewProps<'numberHighlights'>): ReactElement | null {
	const { props, view } = section
	if (props.items.length === 0 && !view.editing) return null
	const widths = props.items.map(({ value }) => widthInDisplay(plainFromRichText(storedHtml(value)), view))
	const widest = Math.max(1, Math.ceil(Math.max(...widths) * 10) / 10)
	return (
		<SectionFrame {...section} variant="inset" heading={props.heading}>
			<dl
				className="vt-numbers"
				data-n={props.items.length}
				data-long={widest > WIDEST_LINE || undefined}
				style={{ '--w': widest } as CSSProperties}
			>
				{props.items.map((item) => (
					<div key={item.id}>
						<TextView as="dt" text={item.name} view={view} />
						{item.text && item.text.html !== '' ? <TextView as="dd" className="vt-says" text={item.text} view={view} /> : null}
						<TextView as="dd" className="vt-figure" text={item.value} view={view} />
					</div>
				))}
			</dl>
		</SectionFrame>
	)
}

export const numberHighlights = sectionDesign('numberHighlights', {
	Component: NumberHighlights,
	css: `
.vt-numberHighlights .vt-body{container-type:inline-size}
.vt-numbers{display:flex;flex-wrap:wrap;gap:var(--g);--g:clamp(1.25rem,2.5vw,2.25rem);
--m:3;--f:1;--one:(max(9rem,var(--least,1.5rem)*var(--w)) + var(--g));
--all:(var(--m)*var(--one) - var(--g) - 100cqi)*999;--s:(var(--f)*var(--one) - var(--g) - 100cqi)*999;
--most:calc((max((100cqi + var(--g))/var(--m),
min((100cqi + var(--g))/var(--f),var(--all)),min(100cqi,var(--s))) - var(--g))/var(--w));
--fits:max(1.5rem,min(var(--figure,clamp(2.25rem,1.5rem + 3vw,4rem)),var(--most)))}
.vt-numbers[data-n="1"]{--m:1}
.vt-numbers[data-n="2"]{--m:2;--least:2.1rem}
.vt-numbers:is([data-n="4"],[data-n="7"],[data-n="8"]){--m:4}
.vt-numbers:is([data-n="4"],[data-n="6"],[data-n="8"]){--f:2}
.vt-numbers>div{flex:1 1 max(100%/(var(--m) + 1) + 1px,
min(100%/(var(--f) + 1) + 1px,var(--all)),min(100%,var(--s)));min-width:min-content;
display:flex;flex-direction:column-reverse;justify-content:flex-end;gap:.35rem;
padding-block-start:1.1rem;border-block-start:1px solid}
.vt.vt .vt-numbers .vt-figure{font:var(--heavy,600) var(--fits)/1.05 var(--display,var(--text));
letter-spacing:-.02em;color:inherit;white-space:nowrap;font-variant-numeric:lining-nums proportional-nums}
.vt.vt .vt-numbers[data-long] .vt-figure{white-space:normal}
.vt.vt .vt-as-stack .vt-numbers{--m:2;--f:1}
.vt.vt .vt-numbers :is(dt,.vt-says){font:400 1rem/1.4 var(--text);color:var(--soft)}
.vt.vt .vt-numbers .vt-says{order:-1;color:inherit}
.vt.vt .vt-as-stack .vt-numbers>div{flex-basis:100%;flex-direction:row-reverse;justify-content:space-between;align-items:baseline}`,
	icon: 'M4 7l3-2v13M4 18h6M14 8c1-4 6-3 5 1-.5 2-5 6-5 9h6',
	label: 'Figures',
})
