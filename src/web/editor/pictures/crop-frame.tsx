import { type PointerEvent, useRef, useState } from 'react'
import type { Crop } from '../../../core/page/compose/picture-nature'
import type { PageImage } from '../../../core/page/page'
import { imageSrc } from '../../browser/file-url'
import { cx } from '../../ui/cx'
import { useWords } from '../words'
import { CORNERS, type Corner, cornerOf, moved, type Shape, withCorner } from './crop-area'

const WIDTH_PX = 800
/** How far an arrow key moves, in fractions. */
const STEP = 0.02
const ARROWS: Readonly<Record<string, readonly [across: number, down: number]>> = {
	ArrowLeft: [-STEP, 0],
	ArrowRight: [STEP, 0],
	ArrowUp: [0, -STEP],
	ArrowDown: [0, STEP],
}
const percent = (fraction: number) => Math.round(fraction * 100)

type Held = Corner | 'part'
type Props = { image: PageImage; shape: Shape; proportion: number; part: Crop; onPart: (part: Crop) => void }

/** The picture, what is left of it bright; the part is dragged, and its corners, or moved by the arrow keys. */
export function CropFrame({ image, shape, proportion, part, onPart }: Props) {
	const t = useWords()
	const frame = useRef<HTMLDivElement>(null)
	const [held, setHeld] = useState<{ what: Held; at: { x: number; y: number } }>()
	const pointOf = ({ clientX, clientY }: PointerEvent) => {
		const box = frame.current?.getBoundingClientRect()
		return box ? { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height } : undefined
	}
	const follow = (event: PointerEvent) => {
		const to = held && pointOf(event)
		if (!to) return
		if (held.what !== 'part') return onPart(withCorner(part, held.what, to, shape, proportion))
		onPart(moved(part, to.x - held.at.x, to.y - held.at.y))
		setHeld({ ...held, at: to })
	}
	const nudge = (what: Held, [across, down]: readonly [number, number]) => {
		if (what === 'part') return onPart(moved(part, across, down))
		const { x, y } = cornerOf(part, what)
		onPart(withCorner(part, what, { x: x + across, y: y + down }, shape, proportion))
	}
	const handling = (what: Held) => ({
		onPointerDown: (event: PointerEvent) => {
			const at = pointOf(event)
			if (!at) return
			event.currentTarget.setPointerCapture(event.pointerId)
			setHeld({ what, at })
		},
		onPointerMove: follow,
		onPointerUp: () => setHeld(undefined),
		onPointerCancel: () => setHeld(undefined),
		onKeyDown: (event: React.KeyboardEvent) => {
			const by = ARROWS[event.key]
			if (!by) return
			event.preventDefault()
			nudge(what, by)
		},
	})
	const place = { left: `${part.left * 100}%`, top: `${part.top * 100}%`, width: `${part.width * 100}%`, height: `${part.height * 100}%` }
	return (
		<div ref={frame} dir="ltr" className="relative m-2 w-fit max-w-full touch-none justify-self-center bg-[#fff]">
			<img src={imageSrc(image, WIDTH_PX)} alt="" draggable={false} className="max-h-[38dvh] max-w-full" />
			<div aria-hidden className="absolute inset-0 overflow-hidden">
				<div className="absolute shadow-[0_0_0_100vmax_rgb(0_0_0/0.55)]" style={place} />
			</div>
			<button
				type="button"
				aria-label={t('crop.part', { width: percent(part.width), height: percent(part.height) })}
				className="absolute cursor-move border-2 border-[#fff] outline-1 outline-[#1b1a17]"
				style={place}
				{...handling('part')}
			/>
			{CORNERS.map((corner) => {
				const { x, y } = cornerOf(part, corner)
				return (
					<button
						key={corner}
						type="button"
						aria-label={t(`crop.corners.${corner}`, { across: percent(x), down: percent(y) })}
						className="absolute grid size-11 -translate-1/2 place-items-center rounded-full"
						style={{
							left: `${x * 100}%`,
							top: `${y * 100}%`,
							cursor: /top_left|bottom_right/.test(corner) ? 'nwse-resize' : 'nesw-resize',
						}}
						{...handling(corner)}
					>
						<span
							aria-hidden
							className={cx(
								'size-5 rounded-full border-2 border-[#fff] outline-1 outline-[#1b1a17]',
								held?.what === corner ? 'bg-accent' : 'bg-[#1b1a17]',
							)}
						/>
					</button>
				)
			})}
		</div>
	)
}
