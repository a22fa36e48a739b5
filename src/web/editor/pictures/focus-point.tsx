import type { PointerEvent } from 'react'
import type { Focus } from '../../../core/page/compose/picture-nature'
import { setFocus } from '../../../core/page/edit/set-focus'
import type { PageImage } from '../../../core/page/page'
import { imageSrc } from '../../browser/file-url'
import { Button } from '../../ui/button'
import { useApply } from '../saving/use-edits'
import { useWords } from '../words'

const WIDTH_PX = 800
const CENTRE: Focus = { x: 0.5, y: 0.5 }
/** How far an arrow key moves the point, in fractions. */
const STEP = 0.05
const ARROWS: Readonly<Record<string, Focus>> = {
	ArrowLeft: { x: -STEP, y: 0 },
	ArrowRight: { x: STEP, y: 0 },
	ArrowUp: { x: 0, y: -STEP },
	ArrowDown: { x: 0, y: STEP },
}

/** The picture, on which a press or the arrow keys say what stays in sight where it is cropped to its place. */
export function FocusPoint({ image }: { image: PageImage }) {
	const t = useWords()
	const apply = useApply()
	const { x, y } = image.focus ?? CENTRE
	const set = (focus: Focus | undefined) => apply((page) => setFocus(page, image.id, focus), { movement: true })
	const point = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLButtonElement>) => {
		const box = currentTarget.getBoundingClientRect()
		set({ x: within((clientX - box.left) / box.width), y: within((clientY - box.top) / box.height) })
	}
	return (
		<div className="grid justify-items-center gap-2">
			<button
				type="button"
				dir="ltr"
				aria-label={t('picture.focus_at', { across: Math.round(x * 100), down: Math.round(y * 100) })}
				className="relative max-w-full cursor-crosshair touch-none border border-hairline bg-[#fff]"
				onPointerDown={point}
				onPointerMove={(event) => event.buttons > 0 && point(event)}
				onKeyDown={(event) => {
					const by = ARROWS[event.key]
					if (!by) return
					event.preventDefault()
					set({ x: within(x + by.x), y: within(y + by.y) })
				}}
			>
				<img src={imageSrc(image, WIDTH_PX)} alt="" draggable={false} className="max-h-[38dvh] max-w-full" />
				<span
					aria-hidden
					className="absolute size-6 -translate-1/2 rounded-full border-2 border-[#fff] bg-accent/60 outline-1 outline-ink"
					style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
				/>
			</button>
			<p className="text-sm text-faint">{t('picture.focus_hint')}</p>
			{image.focus && (
				<Button size="small" onClick={() => set(undefined)}>
					{t('picture.focus_reset')}
				</Button>
			)}
		</div>
	)
}

const within = (value: number) => Math.min(1, Math.max(0, Math.round(value * 1_000) / 1_000))
