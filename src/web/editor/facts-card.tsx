import { X } from 'lucide-react'
import { shorten } from '../../core/copy/text/graphemes'
import type { Fact } from '../../core/product/facts'
import { placeWords } from '../facts/place-words'
import { IconButton } from '../ui/button'
import { cx } from '../ui/cx'
import { NO_FACTS, useShownFacts, useShownFactsStore } from './shown-facts'
import { useCurrentPage } from './use-current-page'
import { useKeyboardInset } from './use-keyboard-inset'
import { translate, useWords } from './words'

/** The facts behind the text one points at or works in (K-1): at the canvas's foot, or its head when the text stands low, so that nothing moves and no text is covered. */
export function FactsCard() {
	const t = useWords()
	const shown = useShownFacts()
	const { ids, low } = shown
	const store = useShownFactsStore()
	const page = useCurrentPage()
	const inset = useKeyboardInset()
	if (ids.length === 0) return null
	const facts = ids.flatMap((id) => page.facts.find((fact) => fact.id === id) ?? [])
	const gone = ids.length - facts.length
	return (
		<aside
			aria-label={t('facts_card.label')}
			onMouseEnter={() => store.hold(shown)}
			onMouseLeave={() => store.hold(NO_FACTS)}
			style={inset > 0 && !low ? { bottom: inset } : undefined}
			className={cx(
				'absolute inset-x-2 z-10 max-h-[40%] overflow-y-auto rounded-pane border border-hairline bg-raised py-2.5 ps-3.5 pe-11 text-sm',
				'shadow-[0_8px_30px_rgb(var(--shadow)/0.16)] sm:inset-x-auto sm:start-3 sm:max-w-[26rem] lg:start-9',
				// On phones the section's bar stands at the head of the canvas.
				low ? 'top-2 max-lg:top-[7.5rem] max-lg:max-h-[28%] lg:top-9' : 'bottom-2 lg:bottom-9',
			)}
		>
			<p className="text-soft">{gone > 0 ? t('facts_card.gone', { count: gone }) : t('facts_card.rests_on')}</p>
			<ul className="grid gap-1.5">
				{facts.map((fact) => (
					<li key={fact.id} className="leading-snug">
						<span dir="auto" className="line-clamp-3 font-medium wrap-anywhere">
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
