import { expect, test } from 'vitest'
import { EXPORT_CHOICES } from './export-choices'
import { storesFor } from './store-choices'

test('[R-7] everybody is offered YouCan, the owner Shopify and WordPress, too', () => {
	expect(storesFor({ is_owner: false }).map(({ button }) => button)).toEqual(['Add to YouCan'])
	expect(storesFor({ is_owner: true }).map(({ button }) => button)).toEqual(['Add to YouCan', 'Add to Shopify', 'Add to WordPress'])
})

test('[R-7] what a store that is not connected refers to can be downloaded', () => {
	for (const { format, byHand } of storesFor({ is_owner: true })) {
		const choice = EXPORT_CHOICES.find((one) => one.format === format)
		expect(byHand).toContain(`“${choice?.label}”`)
	}
})
