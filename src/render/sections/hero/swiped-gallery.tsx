import type { CSSProperties, ReactElement } from 'react'
import { shapeOf, tells } from '../../../core/page/compose/picture-nature'
import type { PageImage } from '../../../core/page/page-image'
import { Field } from '../../parts/field'
import { pictureOf } from '../../parts/picture'
import { anchorOf } from '../../style/anchor'
import { type PageView, shownFiles } from '../../view/page-view'

type Props = { images: readonly string[]; sectionId: string; view: PageView }

/** More thumbnails than these make no row; the pictures behind them are still swiped to. */
const MOST_THUMBNAILS = 8

/**
 * Pictures beside each other that snap into place when swiped, with thumbnails that lead to each and dots that show
 * where one is. No script: the thumbnails are links to the pictures, the dots follow the scrolling by CSS where
 * browsers can.
 */
export function SwipedGallery({ images, sectionId, view }: Props): ReactElement {
	const anchor = (index: number) => `${anchorOf(sectionId)}-${index + 1}`
	const many = images.length > 1
	const placeOf = placesBelow(images, view)
	return (
		<div className="vt-media" style={{ '--n': images.length } as CSSProperties}>
			<div className="vt-swipe">
				{images.map((image, index) => (
					<Field
						key={image}
						image={image}
						className={placeOf(image)}
						sectionId={sectionId}
						view={view}
						sizes="(min-width:60em) 55vw, 100vw"
						when={index === 0 ? 'first' : 'late'}
						{...(many ? { id: anchor(index) } : {})}
						{...(largest(view, image) ? { href: largest(view, image) } : {})}
					/>
				))}
			</div>
			{many ? (
				<>
					<div className="vt-dots" aria-hidden="true">
						{images.map((image) => (
							<i key={image} />
						))}
					</div>
					<nav className="vt-thumbs" aria-label={view.phrases.gallery}>
						{images.slice(0, MOST_THUMBNAILS).map((image, index) => (
							<a key={image} href={`#${anchor(index)}`}>
								<Thumbnail image={image} view={view} />
							</a>
						))}
					</nav>
				</>
			) : null}
		</div>
	)
}

/**
 * Rows of two below the first picture: the class of each. One that would be left alone has the whole width, or shares
 * it with the one narrow picture there is; so has a strip that is wide, and other labels have rows of their own.
 */
function placesBelow(images: readonly string[], view: PageView): (image: string) => string {
	const telling = images.filter((id, at) => at === 0 || tells(view.findImage(id)))
	const others = images.filter((id) => !telling.includes(id))
	const alone = telling.length % 2 === 0 ? telling.at(-1) : undefined
	const [file] = view.findImage(others[0] ?? '')?.files ?? []
	const beside = alone && others.length === 1 && file && file.width < file.height ? others[0] : undefined
	return (image) => {
		if (image === alone) return `vt-alone${beside ? ' vt-most' : ''}`
		if (image === beside) return 'vt-rest'
		return isBanner(view.findImage(image)) ? 'vt-alone' : ''
	}
}

/** A strip as wide as this shows nothing in a third of a row. */
const BANNER = 2

function isBanner(image: PageImage | undefined): boolean {
	const [file] = image?.files ?? []
	return image !== undefined && file !== undefined && shapeOf(image.nature, file) === 'strip' && file.width >= BANNER * file.height
}

/** The smallest file of a picture; a label full of print, of which nothing could be read so small, is a drawn sheet. */
function Thumbnail({ image: id, view }: { image: string; view: PageView }): ReactElement | null {
	const image = view.findImage(id)
	const files = shownFiles(view, id)
	const [smallest] = files.toSorted((a, b) => a.width - b.width)
	if (!image || !smallest) return null
	if (image.nature?.kind === 'print')
		return (
			<svg className="vt-sheet" viewBox="0 0 16 20" role="img" aria-label={image.alt}>
				<path d="M1 1h10l4 4v14H1ZM4 8h8M4 11.5h8M4 15h5" />
			</svg>
		)
	return pictureOf(image, [smallest], '4.5rem', 'late')
}

/**
 * Where the picture stands in its full size: its largest file in a format every browser opens. None while edited, or
 * for files within the page.
 */
function largest(view: PageView, image: string): string | undefined {
	if (view.editing) return undefined
	const [file] = shownFiles(view, image)
		.filter(({ format }) => format !== 'avif')
		.toSorted((a, b) => b.width - a.width)
	return file && (/^(?:https?:)?\/\//.test(file.url) || /^[\w./-]+\.(?:webp|jpe?g|png|svg)$/.test(file.url)) ? file.url : undefined
}
