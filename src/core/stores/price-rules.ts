/** What is wrong with a price, word for word as the specification says it (§5). */
export const PRICE_FAULTS = {
	price: { title: 'Price required', text: 'Please enter a valid integer price before adding the product.' },
	compareAt: { title: 'Invalid compare price', text: 'Please enter a valid integer for Compare at Price or leave it empty.' },
	order: { title: 'Compare price must be higher', text: 'Compare at price should be higher than the actual price.' },
} as const
export type PriceFault = keyof typeof PRICE_FAULTS

/** Whole units of a currency. */
export type WholePrices = { price: number; compareAt: number | undefined }

/** The prices as they were typed or sent, or the first thing wrong with them. An empty compare-at price is none. */
export function readPrices(price: string, compareAt: string): WholePrices | { fault: PriceFault } {
	const asked = wholeNumber(price)
	if (asked === undefined) return { fault: 'price' }
	if (!compareAt.trim()) return { price: asked, compareAt: undefined }
	const before = wholeNumber(compareAt)
	if (before === undefined) return { fault: 'compareAt' }
	return before > asked ? { price: asked, compareAt: before } : { fault: 'order' }
}

/** A fault as one sentence: "Price required: Please enter …". */
export function priceFaultWords(fault: PriceFault): string {
	return SENTENCES[fault]
}

/** Written whole, so that each can be translated whole. */
const SENTENCES: Readonly<Record<PriceFault, string>> = {
	price: 'Price required: Please enter a valid integer price before adding the product.',
	compareAt: 'Invalid compare price: Please enter a valid integer for Compare at Price or leave it empty.',
	order: 'Compare price must be higher: Compare at price should be higher than the actual price.',
}

function wholeNumber(typed: string): number | undefined {
	const words = typed.trim()
	const amount = /^\d{1,9}(?:[.,]0+)?$/.test(words) ? Number.parseInt(words, 10) : undefined
	return amount === undefined || amount === 0 ? undefined : amount
}
