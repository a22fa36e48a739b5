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
						{item.text && (view.editing || item.text.html !== '') ? (
							<TextView as="dd" className="vt-says" text={item.text} view={view} />
						) : null}
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
.vt-numbers{display:flex;flex-wrap:wrap;gap:clamp(1.25rem,2.5vw,2.25rem);--cols:1}
.vt-numbers>div{flex:1 1 min(100%,11rem);min-width:min-content;display:flex;flex-direction:column-reverse;justify-content:flex-end;
gap:.35rem;padding-block-start:1.1rem;border-block-start:1px solid currentColor}
.vt-numbers:is([data-n="5"],[data-n="6"])>div{flex-basis:max(9rem,28%)}
.vt-numbers:is([data-n="7"],[data-n="8"])>div{flex-basis:max(9rem,21%)}
.vt-numbers{--most:calc((100cqi - (var(--cols) - 1)*2.25rem)/var(--cols)/var(--w))}
.vt-numbers{--fits:max(1.5rem,min(var(--figure,clamp(2.25rem,1.5rem + 3vw,4rem)),var(--most)))}
.vt.vt .vt-numbers .vt-figure{font:var(--heavy,600) var(--fits)/1.05 var(--display,var(--text));
letter-spacing:-.02em;color:inherit;white-space:nowrap;font-variant-numeric:lining-nums proportional-nums}
.vt.vt .vt-numbers[data-long] .vt-figure{white-space:normal}
@media (min-width:60em){.vt-numbers[data-n="2"]{--cols:2}.vt-numbers:is([data-n="3"],[data-n="5"],[data-n="6"]){--cols:3}
.vt-numbers:is([data-n="4"],[data-n="7"],[data-n="8"]){--cols:4}.vt-as-stack .vt-numbers{--cols:2}}
.vt.vt .vt-numbers :is(dt,.vt-says){font:400 1rem/1.4 var(--text);color:var(--soft)}
.vt.vt .vt-numbers .vt-says{order:-1;color:inherit}
.vt.vt .vt-as-stack .vt-numbers>div{flex-basis:100%;flex-direction:row-reverse;justify-content:space-between;align-items:baseline}`,
	icon: 'M4 7l3-2v13M4 18h6M14 8c1-4 6-3 5 1-.5 2-5 6-5 9h6',
	label: 'Figures',
})
