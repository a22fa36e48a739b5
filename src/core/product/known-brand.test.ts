import { expect, test } from 'vitest'
import { knownBrand } from './known-brand'
import type { Product } from './product'

const called = (value: string) => knownBrand({ brand: { value, origin: { rule: 'test', place: 'test' } } } as Product)?.value

test.each([
	['Brask', 'Brask'],
	['Merax Logo', 'Merax'],
	['Generic Surplus', 'Generic Surplus'],
	['Unbranded', undefined],
	['Unbranded/Generic', undefined],
	['Ohne Markenzeichen', undefined],
	['ノーブランド品', undefined],
])('[X-4] a brand is one, and none where a shop says there is none: %s', (listed, brand) => expect(called(listed)).toBe(brand))
