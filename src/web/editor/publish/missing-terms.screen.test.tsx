import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen } from '../../../../test/support/open-screen'
import { storeProfileSchema } from '../../../core/seller/store-profile'
import { MissingTerms } from './missing-terms'

const PROFILE = storeProfileSchema.parse({
	terms: [{ market: 'middle-east', language: 'arabic', returns: 'خلال 14 يومًا.', payment: 'نقدًا.' }],
})
const shown = (market: string, language: string) => () => <MissingTerms profile={PROFILE} market={market} language={language} />

test('[R-16] the editor says which terms a page lacks in its market and language, and leads to where they are stated', async () => {
	await openScreen('/page', { '/page': shown('middle-east', 'arabic') })
	await expect.element(page.getByText('No terms of delivery for Middle East & GCC in Arabic: add them.')).toBeVisible()
	await expect.element(page.getByRole('link', { name: 'add them' })).toHaveAttribute('href', '/settings?market=middle-east&language=arabic')
})

test('[R-16] terms of another language do not count', async () => {
	await openScreen('/page', { '/page': shown('middle-east', 'english') })
	await expect
		.element(page.getByText('No terms of delivery, returns, or payment for Middle East & GCC in English', { exact: false }))
		.toBeVisible()
})
