import type { CSSProperties, ReactElement } from 'react'
import { type PageView, shownFiles } from './page-view'
import { type Fetched, Picture } from './picture'

type Props = {
	as?: 'figure' | 'li'
	className?: string
	image: string
	sectionId: string
	view: PageView
	sizes: string
	when?: Fetched
}

/** Pictures longer or wider than these would break a row; their ground keeps the limit and they stay whole on it. */
const NARROWEST = 0.6
const WIDEST = 2.6

/**
 * The ground a picture stands on, in the picture's own proportions (`--r`, width by height): nothing is cropped, and rows
 * of different pictures come out at one height.
 */
export function Field({ as: Host = 'figure', className, ...picture }: Props): ReactElement {
	const file = shownFiles(picture.view, picture.image)[0]
	const ratio = Math.min(WIDEST, Math.max(NARROWEST, file ? file.width / file.height : 1))
	return (
		<Host className={className ? `vt-field ${className}` : 'vt-field'} style={{ '--r': Number(ratio.toFixed(3)) } as CSSProperties}>
			<Picture {...picture} />
		</Host>
	)
}
