import type { CSSProperties, ReactElement } from 'react'
import { type Focus, shapeOf } from '../../core/page/compose/picture-nature'
import { type PageView, shownFiles } from '../view/page-view'
import { type Fetched, Picture } from './picture'

type Props = {
	as?: 'figure' | 'li' | 'span'
	className?: string
	image: string
	sectionId: string
	view: PageView
	sizes: string
	when?: Fetched
	/** Anchor of the place. */
	id?: string
	/** Where the picture stands in full size. */
	href?: string | undefined
}

/** Pictures longer or wider than these would break a row; their ground keeps the limit and they stay whole on it. */
const NARROWEST = 0.6
const WIDEST = 2.6

/**
 * The ground a picture stands on, in the picture's own proportions (`--r`, width by height): rows of different pictures
 * come out at one height. `vt-is-…` says what the picture is; a scene alone may be cut, around its focus.
 */
export function Field({ as: Host = 'figure', className, id, href, ...picture }: Props): ReactElement {
	const file = shownFiles(picture.view, picture.image)[0]
	const image = picture.view.findImage(picture.image)
	const shape = shapeOf(image?.nature, file)
	const blends = shape === 'strip' && image?.nature?.kind === 'cutout' && !image.nature.pale
	const ratio = Math.min(WIDEST, Math.max(NARROWEST, file ? file.width / file.height : 1))
	return (
		<Host
			{...(id ? { id } : {})}
			className={`vt-field vt-is-${shape}${blends ? ' vt-is-cutout' : ''}${className ? ` ${className}` : ''}`}
			style={styleOf(ratio, image?.focus)}
		>
			{href ? (
				<a className="vt-zoom" href={href} target="_blank" rel="noopener">
					<Picture {...picture} />
				</a>
			) : (
				<Picture {...picture} />
			)}
		</Host>
	)
}

function styleOf(ratio: number, focus: Focus | undefined): CSSProperties {
	const ground = { '--r': Number(ratio.toFixed(3)) } as CSSProperties
	return focus ? ({ ...ground, '--focus': `${Math.round(focus.x * 100)}% ${Math.round(focus.y * 100)}%` } as CSSProperties) : ground
}
