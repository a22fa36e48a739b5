import { afterAll, beforeAll, expect, it } from 'vitest'
import { startWritingApp, type WritingApp } from '../../../test/support/writing-app'
import { earlierTexts } from './earlier-texts'

let app: WritingApp
beforeAll(async () => {
	app = await startWritingApp({}, true)
})
afterAll(() => app.close())

it('[W-2] a text is compared with the seller’s other pages in its language, except those of the same product', async () => {
	const { db } = app.server.deps.database
	const seller = await app.server.user()
	const other = await app.server.user()
	await app.makePage(seller)
	const besides = { language: 'english', productUrl: 'https://www.amazon.com/dp/B0OTHER0001' }
	const [text = '', ...more] = await earlierTexts(db, seller.id, besides)
	expect(more).toEqual([])
	expect(text).toContain('The narrow gooseneck pours a thin, even stream')
	// Specifications are facts, which nobody has worded.
	expect(text).not.toContain('HR-GK90')
	expect(await earlierTexts(db, seller.id, { ...besides, language: 'french' })).toEqual([])
	expect(await earlierTexts(db, other.id, besides)).toEqual([])
	const current = (await seller.get('/api/generations/current')).json<{ product_link: string }>()
	expect(await earlierTexts(db, seller.id, { ...besides, productUrl: current.product_link })).toEqual([])
})
