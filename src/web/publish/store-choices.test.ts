import { expect, test } from 'vitest'
import { EXPORT_CHOICES } from './export-choices'
import { storesFor } from './store-choices'

const everything = { youcan: 'available', shopify: 'not_configured', woocommerce: 'available' } as const

test('[R-7] everybody is offered YouCan; Shopify and WordPress those whom the server lets have them', () => {
	const others = { ...everything, shopify: 'not_allowed', woocommerce: 'not_allowed' } as const
	expect(storesFor({ store_access: others }).map(({ button }) => button)).toEqual(['Add to YouCan'])
	expect(storesFor({ store_access: everything }).map(({ button }) => button)).toEqual([
		'Add to YouCan',
		'Add to Shopify',
		'Add to WordPress',
	])
})

test('[R-7] what a store that is not connected refers to can be downloaded', () => {
	for (const { format, byHand } of storesFor({ store_access: everything })) {
		const choice = EXPORT_CHOICES.find((one) => one.format === format)
		expect(byHand).toContain(`“${choice?.label}”`)
	}
})
