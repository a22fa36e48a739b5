import type { ReactElement } from 'react'
import { plainFromRichText } from '../../core/text/rich-text'
import { Field } from '../parts/field'
import { sectionDesign } from '../parts/section-design'
import { SectionFrame } from '../parts/section-frame'
import type { SectionViewProps } from '../parts/section-props'
import { storedHtml, TextView } from '../parts/text-view'

const FILE = /\.(?:mp4|webm|ogv|mov|m4v)(?:[?#]|$)/i

/**
 * A film: a file plays on the page, anything else opens where it is. Nothing of either is fetched before somebody
 * presses.
 */
function Video(section: SectionViewProps<'video'>): ReactElement | null {
	const { id, props, view } = section
	if (props.url === null && !view.editing) return null
	const poster = props.image !== null && view.findImage(props.image) ? props.image : undefined
	return (
		<SectionFrame {...section} heading={props.heading}>
			<div className="vt-film">
				{props.url !== null && FILE.test(props.url) && !view.editing ? (
					// biome-ignore lint/a11y/useMediaCaption: the seller's file is all there is; its words stand beside it
					<video controls preload="none" playsInline src={props.url} />
				) : (
					<a
						className="vt-film-link"
						{...(view.editing || props.url === null ? {} : { href: props.url, target: '_blank', rel: 'noopener noreferrer' })}
					>
						{poster ? <Field as="span" image={poster} sectionId={id} view={view} sizes="(min-width:60em) 72em, 92vw" /> : null}
						<svg className="vt-play" viewBox="0 0 24 24" aria-hidden="true">
							<path d="M8 5l12 7-12 7Z" />
						</svg>
						<span className="vt-sr">
							{storedHtml(props.heading) ? plainFromRichText(storedHtml(props.heading)) : view.page.product.title}
						</span>
					</a>
				)}
				<TextView as="div" className="vt-text" text={props.text} view={view} />
			</div>
		</SectionFrame>
	)
}

export const video = sectionDesign('video', {
	Component: Video,
	css: `
.vt-film{display:grid;gap:1.5rem}
.vt-film video{width:100%;aspect-ratio:16/9;background:#111}
.vt-film-link{position:relative;display:block;aspect-ratio:16/9;max-height:80vh;width:100%;overflow:hidden;background:#111;
border-radius:min(var(--round,2px),1.5rem)}
.vt.vt .vt-film-link .vt-field{position:absolute;inset:0}
.vt-play{position:absolute;inset:0;margin:auto;width:4.5rem;height:4.5rem;padding:1.1rem;border-radius:50%;background:#fff;fill:#111}
@media (max-width:36em){.vt-film-link{aspect-ratio:4/3}}
@media (min-width:60em){.vt-as-beside .vt-film:has(.vt-text){grid-template-columns:minmax(0,3fr) minmax(0,2fr);align-items:center;
gap:3rem}}`,
	icon: 'M3 5h18v14H3zM10 9l5 3-5 3Z',
	label: 'Video',
})
