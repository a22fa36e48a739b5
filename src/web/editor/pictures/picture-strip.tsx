import { useState } from 'react'
import { moveImage } from '../../../core/page/edit/move-image'
import { setMainImage } from '../../../core/page/edit/set-main-image'
import type { PageImage } from '../../../core/page/page'
import { imageSrc } from '../../browser/file-url'
import { cx } from '../../ui/cx'
import { useApply } from '../saving/use-edits'
import { useWords } from '../words'
import { Shot } from './shot'

const THUMB_WIDTH_PX = 200

/**
 * The thumbnails: a press makes one the main picture, dragging puts it elsewhere. Without a mouse the rows below have
 * buttons for that.
 */
export function PictureStrip({ gallery }: { gallery: readonly PageImage[] }) {
	const t = useWords()
	const apply = useApply()
	const [dragged, setDragged] = useState<string>()
	const [over, setOver] = useState<string>()
	const settle = () => {
		setDragged(undefined)
		setOver(undefined)
	}
	return (
		<ul className="grid grid-cols-5 gap-2" aria-label={t('images.strip')}>
			{gallery.map((image, position) => (
				<li
					key={image.id}
					draggable
					onDragStart={(event) => {
						event.dataTransfer.effectAllowed = 'move'
						setDragged(image.id)
					}}
					onDragOver={(event) => {
						if (!dragged) return
						event.preventDefault()
						setOver(image.id)
					}}
					onDrop={(event) => {
						event.preventDefault()
						if (dragged && dragged !== image.id) apply((page) => moveImage(page, dragged, position))
						settle()
					}}
					onDragEnd={settle}
					className={cx(
						'rounded-[3px] outline-offset-2',
						dragged === image.id && 'opacity-40',
						over === image.id && dragged !== image.id && 'outline-2 outline-accent outline-dashed',
					)}
				>
					<button
						type="button"
						aria-pressed={position === 0}
						aria-label={t(position === 0 ? 'images.is_main' : 'images.make_main', { number: position + 1 })}
						onClick={() => position > 0 && apply((page) => setMainImage(page, image.id))}
						className={cx('block w-full rounded-[3px] outline-offset-2', position === 0 && 'outline-2 outline-ink')}
					>
						<Shot src={imageSrc(image, THUMB_WIDTH_PX)} alt="" className="aspect-square w-full" />
					</button>
				</li>
			))}
		</ul>
	)
}
