import type { CSSProperties, ReactElement } from 'react'
import { plainFromRichText } from '../../core/page/rich-text'
import { storedHtml, TextView } from '../parts/text-view'
import { sectionDesign } from '../section-design'
import { SectionFrame } from '../section-frame'
import type { SectionViewProps } from '../section-props'
import { widthInDisplay } from '../style/longest-word'

/** What fits on a line of the narrowest phone at the smallest size of a figure, in sizes of its letters. */
const WIDEST_LINE = 11

/**
 * Figures of the product, large, each with what it measures and what that means. A figure and its unit stay on one
 * line: all are as large as the widest of them leaves room for. What a seller types there and no line can hold breaks.
 * As many stand in a row as leave none of them alone below the others (`--many`), else fewer (`--few`), else one: the
 * width of their own place decides, in a window as in a store's column.
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
.vt-numbers{display:flex;flex-wrap:wrap;gap:var(--gap);--gap:clamp(1.25rem,2.5vw,2.25rem);
--many:1;--few:1;--least:max(9rem,1.5rem*var(--w));
--all:calc(var(--many)*(var(--least) + var(--gap)) - var(--gap));--some:calc(var(--few)*(var(--least) + var(--gap)) - var(--gap))}
.vt-numbers[data-n="2"]{--many:2;--least:max(9rem,2.1rem*var(--w))}
.vt-numbers:is([data-n="3"],[data-n="5"],[data-n="6"]){--many:3}
.vt-numbers:is([data-n="4"],[data-n="7"],[data-n="8"]){--many:4}
.vt-numbers:is([data-n="4"],[data-n="6"],[data-n="8"]){--few:2}
.vt-numbers>div{flex:1 1 max(100%/(var(--many) + 1) + 1px,
min(100%/(var(--few) + 1) + 1px,(var(--all) - 100%)*999),
min(100%,(var(--some) - 100%)*999));min-width:min-content;
display:flex;flex-direction:column-reverse;justify-content:flex-end;gap:.35rem;
padding-block-start:1.1rem;border-block-start:1px solid currentColor}
.vt-numbers{--most:max((100cqi - (var(--many) - 1)*var(--gap))/var(--many)/var(--w),
min((100cqi - (var(--few) - 1)*var(--gap))/var(--few)/var(--w),(var(--all) - 100cqi)*999),
min(100cqi/var(--w),(var(--some) - 100cqi)*999))}
.vt-numbers{--fits:max(1.5rem,min(var(--figure,clamp(2.25rem,1.5rem + 3vw,4rem)),var(--most)))}
.vt.vt .vt-numbers .vt-figure{font:var(--heavy,600) var(--fits)/1.05 var(--display,var(--text));
letter-spacing:-.02em;color:inherit;white-space:nowrap;font-variant-numeric:lining-nums proportional-nums}
.vt.vt .vt-numbers[data-long] .vt-figure{white-space:normal}
.vt.vt .vt-as-stack .vt-numbers{--many:2;--few:1}
.vt.vt .vt-numbers :is(dt,.vt-says){font:400 1rem/1.4 var(--text);color:var(--soft)}
.vt.vt .vt-numbers .vt-says{order:-1;color:inherit}
.vt.vt .vt-as-stack .vt-numbers>div{flex-basis:100%;flex-direction:row-reverse;justify-content:space-between;align-items:baseline}`,
	icon: 'M4 7l3-2v13M4 18h6M14 8c1-4 6-3 5 1-.5 2-5 6-5 9h6',
	label: 'Figures',
})
