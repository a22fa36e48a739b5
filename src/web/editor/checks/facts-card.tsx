import { ListChecks, X } from 'lucide-react'
import { type CSSProperties, type RefObject, useRef } from 'react'
import type { Fact } from '../../../core/product/facts'
import { shorten } from '../../../core/text/graphemes'
import { placeWords } from '../../facts/place-words'
import { IconButton } from '../../ui/button'
import { cx } from '../../ui/cx'
import { useCurrentPage } from '../use-current-page'
import { useKeyboardInset } from '../use-keyboard-inset'
import { translate, useWords } from '../words'
import { LEAVE_MS, NO_FACTS, type ShownFacts, type TextPlace, useMarkedFacts, useShownFacts, useShownFactsStore } from './shown-facts'

/** Below this room a card beside a text stands above it. */
const ROOM_PX = 90
const GAP_PX = 8
/** Height of a card at the canvas's foot. */
const FOOT_PX = 76

/**
 * The facts behind the text one works in (K-1): beside that text, as wide as it, so that they cover no picture next to
 * it. On phones at the canvas's foot, or at its head when the text stands low. A text that is pointed at shows a mark
 * that opens them.
 */
export function FactsCard({ wide }: { wide: boolean }) {
	const t = useWords()
	const shown = useShownFacts()
	const marked = useMarkedFacts()
	const { ids, low, place } = shown
	const store = useShownFactsStore()
	const page = useCurrentPage()
	const inset = useKeyboardInset()
	const room = useRef<HTMLDivElement>(null)
	// The mark stays under the pointer that opened the facts with it.
	const showsMark = wide && marked.place && (ids.length === 0 || shown === marked)
	const facts = ids.flatMap((id) => page.facts.find((fact) => fact.id === id) ?? [])
	const gone = ids.length - facts.length
	const box = room.current?.getBoundingClientRect()
	// At the foot, unless that is where the text stands.
	const atHead = place && box ? place.bottom > box.bottom - FOOT_PX : low
	const beside = wide && place ? besideText(place, box) : undefined
	return (
		<div ref={room} className="pointer-events-none absolute inset-0 z-10 overflow-hidden">
			{showsMark && <FactsMark marked={marked} room={room} />}
			{ids.length > 0 && (
				<aside
					aria-label={t('facts_card.label')}
					onMouseEnter={() => store.hold(shown)}
					onMouseLeave={() => store.hold(NO_FACTS)}
					style={beside ?? (inset > 0 && !atHead ? { bottom: inset } : undefined)}
					className={cx(
						'group pointer-events-auto absolute max-h-[40%] overflow-y-auto rounded-pane',
						'border border-hairline bg-raised py-2.5 ps-3.5 pe-11 text-sm',
						'shadow-[0_8px_30px_rgb(var(--shadow)/0.16)]',
						!beside && 'inset-x-2',
						// On phones the section's bar stands at the head of the canvas.
						!beside && (atHead ? 'top-14 max-h-[28%]' : 'bottom-2'),
					)}
				>
					<p className="text-soft">{gone > 0 ? t('facts_card.gone', { count: gone }) : t('facts_card.rests_on')}</p>
					<ul
						className={cx(
							'grid max-h-5 gap-1.5 overflow-hidden transition-[max-height]',
							'duration-(--quick) group-focus-within:max-h-none group-hover:max-h-none',
						)}
					>
						{facts.map((fact) => (
							<li key={fact.id} className="leading-snug">
								<span
									dir="auto"
									className="line-clamp-1 font-medium wrap-anywhere group-focus-within:line-clamp-3 group-hover:line-clamp-3"
								>
									{saying(fact)}
								</span>
								<span className="text-faint">{placeWords(fact.kind, fact.origin)}</span>
							</li>
						))}
					</ul>
					<IconButton label={t('facts_card.dismiss')} className="absolute end-1 top-1 size-9" onClick={() => store.dismiss()}>
						<X size={16} aria-hidden />
					</IconButton>
				</aside>
			)}
		</div>
	)
}

/** Under a text, or above it where there is no room, within the canvas. */
function besideText(place: TextPlace, room: DOMRect | undefined): CSSProperties | undefined {
	if (!room) return undefined
	const width = Math.min(Math.max(place.right - place.left, 240), 400, room.width - 2 * GAP_PX)
	const rightToLeft = document.documentElement.dir === 'rtl'
	const start = rightToLeft ? place.right - width : place.left
	const left = Math.min(Math.max(start - room.left, GAP_PX), room.width - width - GAP_PX)
	const below = room.bottom - place.bottom > ROOM_PX
	return below
		? { width, left, top: Math.max(place.bottom - room.top + GAP_PX, GAP_PX) }
		: { width, left, bottom: Math.max(room.bottom - place.top + GAP_PX, GAP_PX) }
}

/** A small mark at the end of a text that rests on facts. */
function FactsMark({ marked, room }: { marked: ShownFacts; room: RefObject<HTMLDivElement | null> }) {
	const t = useWords()
	const store = useShownFactsStore()
	const box = room.current?.getBoundingClientRect()
	const { place } = marked
	if (!box || !place) return null
	return (
		<button
			type="button"
			aria-label={t('facts_card.mark')}
			title={t('facts_card.mark')}
			onMouseEnter={() => store.hold(marked)}
			onMouseLeave={() => store.letGo(LEAVE_MS)}
			onClick={() => store.hold(marked)}
			style={{ left: Math.min(place.right - box.left + 4, box.width - 32), top: Math.max(place.top - box.top, 4) }}
			className={cx(
				'pointer-events-auto absolute grid size-7 place-items-center rounded-full',
				'border border-hairline bg-raised text-soft hover:text-ink',
			)}
		>
			<ListChecks size={15} aria-hidden />
		</button>
	)
}

function saying({ name, text }: Fact): string {
	return name ? `${name}: ${text}` : text
}

/** Longer facts are cut where they are only read aloud: the text itself follows. */
const MAX_SAID = 160

/** The same for a screen reader, in one sentence. */
export function factWords(facts: readonly Fact[], ids: readonly string[]): string {
	const known = ids.flatMap((id) => facts.find((fact) => fact.id === id) ?? [])
	const gone = ids.length - known.length
	const stated = known
		.map((fact) => `${shorten(saying(fact).replace(/\s+/g, ' '), MAX_SAID)} (${placeWords(fact.kind, fact.origin)})`)
		.join(translate('facts_card.between'))
	return [stated && translate('facts_card.said', { facts: stated }), gone > 0 && `${translate('facts_card.gone', { count: gone })}.`]
		.filter(Boolean)
		.join(' ')
}
