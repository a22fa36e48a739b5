import { HtmlValidate } from 'html-validate'
import { describe, expect, it } from 'vitest'
import { AMOUNTS } from '../../bench/pages/amounts'
import { themeSchema } from '../../src/core/page/page'
import { renderPage } from '../../src/render/render-page'
import { sampleOf } from '../support/sample'
import { everySectionPage } from './drawn-pages'

const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard', 'html-validate:a11y'] })
const errorsOf = (html: string) =>
	validator
		.validateStringSync(html)
		.results.flatMap((result) => result.messages)
		.map(({ ruleId, message }) => `${ruleId}: ${message}`)

describe('[O-2] the HTML of every section', () => {
	it.each(sampleOf(themeSchema.options, ['bench', 'runway']))('in %s is valid: both directions, any amount of content', async (theme) => {
		for (const direction of ['ltr', 'rtl'] as const) {
			for (const amount of AMOUNTS) {
				const page = await everySectionPage(theme, direction, amount)
				const html = renderPage(page, { imageUrl: ({ key }) => `https://cdn.example/${key}`, mode: 'document' })
				expect(errorsOf(html).map((error) => `${direction} ${amount}: ${error}`)).toEqual([])
			}
		}
	})

	it('is told apart from what is not valid', () => {
		expect(errorsOf('<!doctype html><html lang="en"><head><title>T</title></head><body><p><div></div></p></body></html>')).not.toEqual([])
	})
})
