import { expect, test } from 'vitest'
import { EXPORT_CHOICES } from './export-choices'
import { storesFor } from './store-choices'
import { translate } from './words'

const everything = { youcan: 'available', shopify: 'not_configured', woocommerce: 'available' } as const

test('[R-7] everybody is offered YouCan; Shopify and WordPress those whom the server lets have them', () => {
	const others = { ...everything, shopify: 'not_allowed', woocommerce: 'not_allowed' } as const
	expect(storesFor({ store_access: others }).map(({ id }) => translate(`stores.add.${id}`))).toEqual(['Add to YouCan'])
	expect(storesFor({ store_access: everything }).map(({ id }) => translate(`stores.add.${id}`))).toEqual([
		'Add to YouCan',
		'Add to Shopify',
		'Add to WordPress',
	])
})

test('[R-7] what a store that is not connected refers to can be downloaded', () => {
	for (const { id, format } of storesFor({ store_access: everything })) {
		expect(EXPORT_CHOICES.map((choice) => choice.format)).toContain(format)
		const file = translate(`formats.${format}.label`)
		expect(translate(`stores.by_hand.${id}`, { file })).toContain(`“${file}”`)
	}
})
