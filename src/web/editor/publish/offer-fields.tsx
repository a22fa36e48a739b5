import { useQuery } from '@tanstack/react-query'
import { type FocusEvent, type KeyboardEvent, useState, type WheelEvent } from 'react'
import type { Me } from '../../../core/contracts/account'
import { findMarket } from '../../../core/locale/markets'
import { majorAmount } from '../../../core/money'
import type { Page } from '../../../core/page/page'
import { type Prices, priceDigits, priceFieldOf } from '../../../core/stores/price-rules'
import { localKept } from '../../browser/browser-storage'
import { rememberPrice } from '../../browser/storage'
import { priceError } from '../../stores/price-error-words'
import { STORES, storesApi } from '../../stores/stores-api'
import { translate as translateStores, useWords as useStoreWords } from '../../stores/words'
import { TextField } from '../../ui/field'
import { SelectField } from '../../ui/select'
import { showToast } from '../../ui/toast-store'
import { useApply } from '../saving/use-edits'
import { useCurrentPage } from '../use-current-page'
import { compareAtNote } from './compare-at-note'
import {
	isNoOffer,
	type OfferError,
	type OfferInput,
	offerInput,
	offerOfListing,
	readOffer,
	readTyped,
	withOfferInput,
} from './offer-input'
import { startWords } from './start-words'
import { useWords } from './words'

/** What is typed of a price before it is the page's; one state for the inputs and the buttons that need a price. */
export function useOffer({ price_decimals: decimals }: Pick<Me, 'price_decimals'>) {
	const page = useCurrentPage()
	const apply = useApply()
	const [draft, setDraft] = useState<OfferInput>()
	const [error, setError] = useState<OfferError>()
	const shown = draft ?? offerInput(page.offer, defaultCurrency(page))

	/** Tells what is wrong with the price, as the specification words it. */
	const tell = (found: OfferError) => {
		setError(found)
		showToast({ ...priceError(translateStores, found), tone: 'bad' })
	}
	const change = (changes: Partial<OfferInput>) => {
		setError(undefined)
		setDraft({ ...shown, ...changes })
	}
	/** Makes an input the page's price; one step that can be undone. */
	const store = (input: OfferInput) => {
		const read = readOffer(input, decimals)
		if (!isNoOffer(input) && 'error' in read) return tell(read.error)
		apply((current) => withOfferInput(current, input, decimals))
		rememberPrice(localKept(), 'offer' in read ? majorAmount(read.offer.price) : undefined)
		setDraft(undefined)
		setError(undefined)
	}
	/** Makes what is typed the page's price. */
	const commit = () => {
		if (draft) store(draft)
	}
	/**
	 * A currency counts once it is chosen: what depends on it moves the buttons below, which must not happen while one of
	 * them is being pressed.
	 */
	const chooseCurrency = (currency: string) => {
		const input = { ...shown, currency }
		if (isNoOffer(input) || 'error' in readOffer(input, decimals)) change({ currency })
		else store(input)
	}
	/** The prices when it can be sold at them; otherwise says what is missing. */
	const requirePrices = (): Prices | undefined => {
		const read = readTyped(shown, decimals)
		if (!('error' in read)) return read
		tell(read.error)
		return undefined
	}
	/** What the listing asks, as a start; taken only when the seller presses it. */
	const start = page.offer || draft ? undefined : offerOfListing(page.product.listingPrice, decimals)
	/**
	 * Currency of the price as it is typed: what follows from it is there before the field is left, and moves nothing
	 * when a button is pressed then.
	 */
	const stated = isNoOffer(shown) ? undefined : shown.currency
	return { shown, error, change, chooseCurrency, commit, requirePrices, start, store, stated }
}

function defaultCurrency(page: Page): string {
	return page.product.listingPrice && currenciesOf(page.market).includes(page.product.listingPrice.currency)
		? page.product.listingPrice.currency
		: (findMarket(page.market)?.currency ?? 'USD')
}

/** The market's own currency first, then those of its countries. */
function currenciesOf(market: string): string[] {
	const found = findMarket(market)
	return found ? [...new Set([found.currency, ...found.countries.map(({ currency }) => currency)])] : ['USD']
}

/**
 * Price, compare-at price and currency (of the market, or of a connected store), with what the market's law asks
 * of a crossed-out price (K-5).
 */
export function OfferFields({ offer, me }: { offer: ReturnType<typeof useOffer>; me: Me }) {
	const t = useWords()
	const ofStores = useStoreWords()
	const { market, product } = useCurrentPage()
	const { shown, error, change, chooseCurrency, commit, start, store } = offer
	const number = numberInput(priceDigits(me.price_decimals, shown.currency))
	const isAny = Object.values(me.stores).some(Boolean)
	const stored = useQuery({ queryKey: [...STORES, 'connections'], queryFn: storesApi.connections, enabled: isAny })
	const ofShops = (stored.data?.connections ?? []).flatMap(({ currency }) => currency ?? [])
	const currencies = [...new Set([...currenciesOf(market), ...ofShops, shown.currency])].map((value) => ({ value, label: value }))
	const onLeave = (event: FocusEvent) => {
		if (!event.currentTarget.contains(event.relatedTarget)) commit()
	}
	const onEnter = (event: KeyboardEvent) => {
		if (event.key === 'Enter') commit()
	}
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: it only hears that its fields were left
		<div className="grid gap-4" onBlur={onLeave} onKeyDown={onEnter}>
			<div className="grid grid-cols-[minmax(0,1fr)_6.5rem] items-start gap-2">
				<TextField
					label={t('offer.price')}
					{...number}
					required
					value={shown.price}
					error={error && priceFieldOf(error) === 'price' ? priceError(ofStores, error).text : undefined}
					onChange={({ target }) => change({ price: target.value, badPrice: target.validity.badInput })}
				/>
				<SelectField
					label={t('offer.currency')}
					options={currencies}
					value={shown.currency}
					onChange={(event) => chooseCurrency(event.target.value)}
				/>
			</div>
			{start && (
				<button
					type="button"
					onClick={() => store(start)}
					className="-mt-2 min-h-11 justify-self-start text-start text-sm text-soft underline underline-offset-4 hover:text-ink"
				>
					{startWords(product.listingPrice, start)}
				</button>
			)}
			<TextField
				label={t('offer.compare_at')}
				{...number}
				value={shown.compareAt}
				hint={compareAtNote(market)}
				error={error && priceFieldOf(error) === 'compareAt' ? priceError(ofStores, error).text : undefined}
				onChange={({ target }) => change({ compareAt: target.value, badCompareAt: target.validity.badInput })}
			/>
		</div>
	)
}

/** @param digits how many decimals are accepted */
function numberInput(digits: number) {
	return {
		type: 'number',
		inputMode: digits > 0 ? 'decimal' : 'numeric',
		min: 10 ** -digits,
		step: 10 ** -digits,
		autoComplete: 'off',
		// Scrolling past a focused number input would change the price unnoticed.
		onWheel: (event: WheelEvent<HTMLInputElement>) => event.currentTarget.blur(),
	} as const
}
