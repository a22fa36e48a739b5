import { expect, test } from 'vitest'
import { isListingRecord } from './listing-record'

const spec = (name: string, text: string) => ({ id: 'f1', kind: 'spec' as const, name, text, origin: { rule: 'r', place: 'p' } })

test.each([
	['ASIN', 'B0VITRINE1'],
	['Kennung', 'B0VITRINE1'],
	['Date First Available', 'March 3, 2021'],
	['Amazon Bestseller-Rang', 'Nr. 12'],
	['メーカーにより製造中止になりました', 'いいえ'],
	['Is Discontinued By Manufacturer', 'No'],
	['Primeira data disponível', '27 outubro 2021'],
	['SKU', '115400'],
	['Feedback left by a buyer', 'Great seller'],
	['60 jours', 'Frais de retour'],
	['|Listed in category', 'Harness'],
	['Returns', 'See details'],
	['Ships to', 'Worldwide'],
	['Postage and packaging', 'To'],
	['発送までの日数', '2〜3日で発送'],
	['Brand', 'Unbranded'],
	['Support', 'Dropshipping & Wholesale'],
	['North Street Shop', 'Épuisé'],
])('[W-8] “%s: %s” speaks of the listing and stays off the page', (name, text) => {
	expect(isListingRecord(spec(name, text), 'B0VITRINE1')).toBe(true)
})

test.each([
	['Material', 'Stainless steel'],
	['Item model number', 'HR-GK90'],
	['ISBN-13', '978-0000000000'],
	['Produktabmessungen', '29 x 19 x 20 cm'],
])('[W-8] “%s: %s” speaks of the product and is shown', (name, text) => {
	expect(isListingRecord(spec(name, text), 'B0VITRINE1')).toBe(false)
})
