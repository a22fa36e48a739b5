import { useState } from 'react'
import { findMarket } from '../../../core/locale/markets'
import { majorAmount, moneyFromMajor } from '../../../core/money'
import { type SettableEntry, setEntry } from '../../../core/page/edit/entry-settings'
import { readPrices } from '../../../core/stores/price-rules'
import { TextField } from '../../ui/field'
import { useApply } from '../saving/use-edits'
import { useCurrentPage } from '../use-current-page'
import { useWords } from '../words'

/** What the seller asks for a bundle or a quantity, in the currency of the page; empty is none. */
export function EntryPrice({ sectionId, entry }: { sectionId: string; entry: SettableEntry }) {
	const t = useWords()
	const apply = useApply()
	const { offer, market } = useCurrentPage()
	const currency = offer?.price.currency ?? entry.price?.currency ?? findMarket(market)?.currency ?? 'USD'
	const [typed, setTyped] = useState(entry.price ? String(majorAmount(entry.price)) : '')
	const [wrong, setWrong] = useState(false)
	const save = () => {
		const read = typed.trim() === '' ? undefined : readPrices(typed, '')
		setWrong(read !== undefined && 'error' in read)
		if (read && 'error' in read) return
		const price = read ? moneyFromMajor(read.price, currency) : null
		if (JSON.stringify(price) !== JSON.stringify(entry.price ?? null)) apply((page) => setEntry(page, sectionId, entry.id, { price }))
	}
	return (
		<TextField
			label={t('fields.price', { currency })}
			inputMode="numeric"
			dir="ltr"
			value={typed}
			error={wrong ? t('fields.price_wrong') : undefined}
			onChange={({ target }) => setTyped(target.value)}
			onBlur={save}
			onKeyDown={(event) => event.key === 'Enter' && save()}
		/>
	)
}
