import { expect, test } from 'vitest'
import { categoryKey, categoryOf } from './category-of'

test('[C-8] a product is filed as chosen now, else as listings of its place were before, else nowhere', () => {
	const place = ['Home ', 'Lamps']
	const remembered = { [categoryKey(['home', 'lamps'])]: { id: '7' } }
	expect(categoryOf(place, { id: '3' }, remembered)).toEqual({ id: '3' })
	expect(categoryOf(place, undefined, remembered)).toEqual({ id: '7' })
	expect(categoryOf(place, null, remembered)).toBeNull()
	expect(categoryOf(['Home'], undefined, remembered)).toBeNull()
	expect(categoryOf([], undefined, { '': { id: '7' } })).toBeNull()
})
