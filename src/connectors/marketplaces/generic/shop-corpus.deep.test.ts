import { describe, expect, it } from 'vitest'
import { reportShops } from '../../../../bench/accuracy/shops/report-shops'
import { findShopCorpus } from '../../../../bench/accuracy/shops/shop-corpus'

const reason = findShopCorpus() ? '' : ' (skipped: no corpus at ../shared/shops, and SHOPS_CORPUS names none)'
if (reason) process.stdout.write(`Pages of other shops with truth by hand${reason}\n`)

describe.skipIf(reason !== '')(`pages of other shops with truth by hand${reason}`, () => {
	it('[X-8] every field reaches its bar, no page that is none is taken, and at most three products are refused', async () => {
		expect(await reportShops(false)).toEqual([])
	})
})
