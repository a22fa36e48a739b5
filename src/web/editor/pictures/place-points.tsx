import { type PointerEvent, useRef, useState } from 'react'
import { entriesOfSection, setEntry } from '../../../core/page/edit/entry-settings'
import type { SectionOf } from '../../../core/page/page'
import { imageSrc } from '../../browser/file-url'
import { cx } from '../../ui/cx'
import { useApply } from '../saving/use-edits'
import { nameOf } from '../sections/entry-fields'
import { useCurrentPage } from '../use-current-page'
import { useWords } from '../words'

const WIDTH_PX = 800
/** How far an arrow key moves a point, in hundredths. */
const STEP = 2
const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
	ArrowLeft: [-STEP, 0],
	ArrowRight: [STEP, 0],
	ArrowUp: [0, -STEP],
	ArrowDown: [0, STEP],
}

/** The picture with its points: each is dragged, or moved by the arrow keys, to what it speaks of. */
export function PlacePoints({ section }: { section: SectionOf<'annotatedPicture'> }) {
	const t = useWords()
	const apply = useApply()
	const frame = useRef<HTMLDivElement>(null)
	const [moved, setMoved] = useState<string>()
	const image = useCurrentPage().images.find(({ id }) => id === section.props.image)
	const src = image && imageSrc(image, WIDTH_PX)
	if (!src || section.props.points.length === 0) return null
	const place = (id: string, x: number, y: number) =>
		apply((page) => setEntry(page, section.id, id, { x: within(x), y: within(y) }), { movement: true })
	const drag = ({ clientX, clientY }: PointerEvent, id: string) => {
		const box = frame.current?.getBoundingClientRect()
		if (box) place(id, ((clientX - box.left) / box.width) * 100, ((clientY - box.top) / box.height) * 100)
	}
	return (
		<div className="grid gap-2 px-2">
			<p className="text-sm font-medium">{t('fields.points')}</p>
			<div ref={frame} dir="ltr" className="relative w-fit max-w-full touch-none border border-hairline bg-[#fff]">
				<img src={src} alt="" draggable={false} className="max-h-[50dvh] max-w-full" />
				{entriesOfSection(section).map((point, index) => (
					<button
						key={point.id}
						type="button"
						aria-label={t('fields.point', {
							name: nameOf(point, t, index),
							across: Math.round(point.x ?? 0),
							down: Math.round(point.y ?? 0),
						})}
						className={cx(
							'absolute grid size-8 pointer-coarse:size-11 -translate-1/2 cursor-grab place-items-center rounded-full border-2 border-[#fff]',
							'bg-[#1b1a17] text-sm font-semibold text-[#fff]',
							moved === point.id && 'cursor-grabbing bg-accent',
						)}
						style={{ left: `${point.x}%`, top: `${point.y}%` }}
						onPointerDown={(event) => {
							event.currentTarget.setPointerCapture(event.pointerId)
							setMoved(point.id)
						}}
						onPointerMove={(event) => moved === point.id && drag(event, point.id)}
						onPointerUp={() => setMoved(undefined)}
						onPointerCancel={() => setMoved(undefined)}
						onKeyDown={(event) => {
							const by = ARROWS[event.key]
							if (!by) return
							event.preventDefault()
							place(point.id, (point.x ?? 0) + by[0], (point.y ?? 0) + by[1])
						}}
					>
						{index + 1}
					</button>
				))}
			</div>
			<p className="text-sm text-faint">{t('fields.points_hint')}</p>
		</div>
	)
}

const within = (value: number) => Math.min(100, Math.max(0, Math.round(value * 10) / 10))
