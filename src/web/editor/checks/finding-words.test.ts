import { afterEach, describe, expect, it } from 'vitest'
import { addImage } from '../../../core/page/edit/add-image'
import { removeFact } from '../../../core/page/edit/edit-facts'
import { editText } from '../../../core/page/edit/edit-section'
import { hideSection } from '../../../core/page/edit/hide-section'
import { setAlt } from '../../../core/page/edit/set-alt'
import type { Page } from '../../../core/page/page'
import { fullPage, testImage } from '../../../core/page/page.fixture'
import { checkQuality } from '../../../core/quality/check-page'
import { plainOf } from '../../../core/quality/claim-texts'
import type { Finding } from '../../../core/quality/finding'
import { checkStatement } from '../../../core/truth/check-statement'
import { contrast } from '../../../render/style/color'
import { showLanguage } from '../../i18n/show-language'
import { translate } from '../words'
import { findingWords } from './finding-words'

const seo = (change: Partial<Page['seo']>): Page => ({ ...fullPage(), seo: { ...fullPage().seo, ...change } })
const withFiles = (change: object): Page => ({ ...fullPage(), images: fullPage().images.map((image) => ({ ...image, ...change })) })
const hero = fullPage().sections.find(({ type }) => type === 'hero')?.id ?? ''
const without = (...types: string[]): Page => ({ ...fullPage(), sections: fullPage().sections.filter(({ type }) => !types.includes(type)) })
/** Sections of some kinds stand there twice. */
function withTwins(...types: string[]): Page {
	const page = fullPage()
	const twins = page.sections.filter(({ type }) => types.includes(type)).map((section) => ({ ...section, id: `${section.id}-again` }))
	return { ...page, sections: [...page.sections, ...twins] }
}
const empty = { html: '', facts: [] }

/** Pages about which everything is pointed out that there is to point out, one thing or another each. */
const PAGES: readonly Page[] = [
	removeFact(addImage(fullPage(), testImage('x', true)), 'f2'),
	{ ...without('orderForm', 'guarantee'), offer: null },
	{ ...without('orderForm'), market: 'morocco', brand: { ...fullPage().brand, accent: '#ffee00' } },
	seo({ title: '', description: '', slug: '', keywords: [] }),
	seo({ title: 'Very long '.repeat(12), description: 'Words upon words '.repeat(14) }),
	seo({ title: 'Lamp', description: 'A lamp.' }),
	hideSection(fullPage(), hero, true),
	{ ...fullPage(), sections: [...fullPage().sections, ...fullPage().sections.filter(({ id }) => id === hero)] },
	{ ...fullPage(), language: 'arabic', record: { ...fullPage().record, factsLanguage: 'en-US' } },
	editText(fullPage(), 'own', ['body'], { html: '<p>Made by [your brand].</p>', facts: [] }),
	editText(fullPage(), 'own', ['body'], { html: '<p>Made of titanium.</p>', facts: [] }),
	editText(editText(fullPage(), hero, ['headline'], empty), hero, ['callToAction'], empty),
	setAlt(setAlt(fullPage(), 'a', 'A lamp on a desk. '.repeat(20)), 'b', ''),
	withFiles({ files: [] }),
	{ ...withFiles({ sourceUrl: 'https://cdn.example/a.jpg' }), buying: null },
	withTwins('faq', 'benefits'),
	{
		...fullPage(),
		facts: fullPage().facts.map((fact, at) => (at === 1 ? { ...fact, leftOut: 'contradicted' as const, contradicts: 'f1' } : fact)),
	},
	withFiles({ alt: 'The same', files: testImage('a').files.map((file) => ({ ...file, width: 300, height: 200, bytes: 900 })) }),
	withFiles({ files: testImage('a').files.map((file) => ({ ...file, bytes: 900_000 })) }),
	{
		...fullPage(),
		sections: fullPage().sections.flatMap((section, at) => [section, { ...section, id: `again${at}` }]) as Page['sections'],
	},
]

const FOUND: readonly Finding[] = PAGES.flatMap((page) =>
	checkQuality(page, {
		contrast,
		verdictOf: ({ text }) => checkStatement({ text: plainOf(text.html), facts: page.facts, language: page.language }),
	}),
)

afterEach(() => showLanguage('en'))

describe('[R-8] what the quality panel says', () => {
	const saidIn = () => FOUND.map((finding) => [findingWords(translate, finding), translate(`quality.fixes.${finding.fix.code}`)] as const)

	it('is a sentence with a button, in English, with nothing left open', () => {
		expect(new Set(FOUND.map(({ code }) => code)).size).toBeGreaterThan(30)
		for (const [said, button] of saidIn()) {
			expect(said).toMatch(/^[^{}]{15,}[.]$/)
			expect(said).not.toMatch(/undefined|quality\./)
			expect(button).toMatch(/^[A-Z][^.{}]{2,30}$/)
		}
	})

	it.each(['fr', 'ar', 'es'] as const)('[W-1] is another sentence in %s, with the same numbers and nothing left open', async (language) => {
		const english = saidIn()
		await showLanguage(language)
		for (const [at, [said]] of saidIn().entries()) {
			expect(said).not.toBe(english[at]?.[0])
			expect(said).not.toMatch(/\{\{|undefined/)
			const { code, values = {} } = FOUND[at] as Finding
			const { length, limit, width, wanted, kilobytes, shown } = values
			for (const number of [length, limit, width, wanted, kilobytes, shown])
				if (number !== undefined && code !== 'many_sections') expect(said).toContain(String(number))
		}
	})
})
