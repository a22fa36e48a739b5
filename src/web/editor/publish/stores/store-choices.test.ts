import { expect, test } from 'vitest'
import { forEachStore, storePlace } from '../../../../core/stores/store-ids'
import { EXPORT_CHOICES } from '../export-choices'
import { translate } from '../words'
import { byHand, storesFor } from './store-choices'

const noStore = forEachStore(() => 'not_allowed' as const)
const everything = { ...noStore, youcan: 'available', shopify: 'not_configured', woocommerce: 'available' } as const

const labels = (store_access: Parameters<typeof storesFor>[0]['store_access']) =>
	storesFor({ store_access }).map((id) => translate('stores.add', { store: storePlace(id) }))

test('[R-7] everybody is offered YouCan; Shopify and WordPress those whom the server lets have them', () => {
	const others = { ...everything, shopify: 'not_allowed', woocommerce: 'not_allowed' } as const
	expect(labels(others)).toEqual(['Add to YouCan'])
	expect(labels(everything)).toEqual(['Add to YouCan', 'Add to Shopify', 'Add to WordPress'])
})

test('[R-7] what a store that is not connected refers to can be downloaded', () => {
	const files = EXPORT_CHOICES.map(({ label }) => label(translate))
	for (const id of storesFor({ store_access: everything })) {
		expect(files).toContain(/“([^”]*)”/.exec(byHand(translate, id))?.[1])
	}
})
