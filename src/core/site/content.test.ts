import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ARTICLE_SLUGS, ILLUSTRATIONS, readArticle } from './article'
import { readFaq } from './faq'
import { LANDING_LANGUAGES, readLandingTexts } from './landing-texts'
import { LEGAL_PAGES, readLegalPage } from './legal-page'
import { CONSTANTS, fillConstants, placeholdersOf, RUN_TIME_CONDITIONS, RUN_TIME_VALUES } from './placeholders'
import { PROCESSORS, readProcessors } from './processors'
import { SITE_PAGES } from './site-pages'

/** Words of the landing page: a catalogue, beside the code that shows it. */
const LANDING = join('..', 'src/web/site/landing/words')
const read = (...path: string[]) => readFileSync(join('content', ...path), 'utf8')
const processors = read('legal', 'processors.md')
const files = [
	...readdirSync('content/blog').map((name) => join('blog', name)),
	...LEGAL_PAGES.map((name) => join('legal', `${name}.md`)),
	'faq.md',
	...LANDING_LANGUAGES.map((tag) => join(LANDING, `${tag}.json`)),
]

describe('articles', () => {
	const articles = ARTICLE_SLUGS.map((slug) => readArticle(slug, read('blog', `${slug}.md`)))

	it('[L-6] are the six of the blog, each of 700 to 1200 words with title, description and excerpt within their limits', () => {
		expect(readdirSync('content/blog').sort()).toEqual(ARTICLE_SLUGS.map((slug) => `${slug}.md`).sort())
		for (const { words, blocks } of articles) {
			expect(words).toBeGreaterThanOrEqual(700)
			expect(words).toBeLessThanOrEqual(1200)
			expect(new Set(blocks.map(({ kind }) => kind))).toEqual(new Set(['heading', 'paragraph', 'list']))
		}
	})

	it('[L-6] have each their own picture, title and description', () => {
		expect(articles.map(({ illustration }) => illustration).sort()).toEqual([...ILLUSTRATIONS].sort())
		for (const field of ['title', 'description', 'excerpt', 'illustrationAlt'] as const) {
			expect(new Set(articles.map((article) => article[field])).size).toBe(6)
		}
	})

	it('[L-6] one that is too short is refused', () => {
		const head = read('blog', `${ARTICLE_SLUGS[0]}.md`).split('\n---\n')[0]
		expect(() => readArticle(ARTICLE_SLUGS[0], `${head}\n---\n\nToo short.\n`)).toThrow('has 2 words')
	})
})

describe('placeholders', () => {
	const values: readonly string[] = [...Object.keys(CONSTANTS), ...RUN_TIME_VALUES, 'processors', 'theme']
	const conditions: readonly string[] = [...RUN_TIME_VALUES, ...RUN_TIME_CONDITIONS]

	it.each(files)('[L-7] every one in %s is known, and every constant has a value', (file) => {
		const used = placeholdersOf(read(file))
		expect(used.values.filter((name) => !values.includes(name))).toEqual([])
		expect(used.conditions.filter((name) => !conditions.includes(name))).toEqual([])
		expect(used.values.filter((name) => name in CONSTANTS && !CONSTANTS[name])).toEqual([])
	})

	it('[L-7] plan figures and refund time are never written out: the plan catalogue says them', () => {
		for (const file of files) {
			const told = read(file).replace(/^.*withdraw from a new contract.*$/m, '')
			for (const name of ['plan.pro.price', 'plan.pro.pages', 'refund.days'] as const) {
				const value = (CONSTANTS[name] ?? '').replace('$', '\\$')
				expect([file, new RegExp(`(?<![\\d.])${value}(?![\\d.])(?! ?%)`).exec(told)?.[0]]).toEqual([file, undefined])
			}
		}
	})

	it('[L-7] what is promised in days, months or years is a constant: the legal texts write out no figure of their own but the law’s', () => {
		const law = /14 days, and digital services|within one month/g
		for (const name of LEGAL_PAGES) {
			const told = read('legal', `${name}.md`).replace(law, '')
			expect([
				name,
				/\b(?:\d+|two|three|six|ten|thirty)[ -](?:business )?(?:minutes?|hours?|days?|months?|years?)\b/.exec(told)?.[0],
			]).toEqual([name, undefined])
		}
	})

	it('[L-7] the privacy notice tells of the trial on /demo, with the time its count is kept', () => {
		expect(read('legal', 'privacy.md')).toMatch(
			/\{\{if trial\}\}[^{]*the page that is made is not stored\.[^{]*\{\{retention\.trialMinutes\}\} minutes/,
		)
	})

	it('[L-1] figures nobody has measured stand nowhere', () => {
		for (const file of files) expect(read(file)).not.toMatch(/4\.9 ?\/ ?5|\b10k\+|\b156 ?%|\b30 seconds/)
	})
})

describe('legal pages', () => {
	it.each(LEGAL_PAGES)('[L-7] /%s can be read, with a title and a description of its own', (name) => {
		const page = readLegalPage(name, read('legal', `${name}.md`), processors)
		expect(page.blocks.length).toBeGreaterThan(8)
		const heads = LEGAL_PAGES.map((other) => readLegalPage(other, read('legal', `${other}.md`), processors))
		expect(heads.filter(({ description, title }) => description === page.description || title === page.title)).toHaveLength(1)
	})

	it('[L-7] the privacy notice has a sentence for every company the software may pass data to', () => {
		expect(readProcessors(processors).map(({ id }) => id)).toEqual([...PROCESSORS])
		const list = readLegalPage('privacy', read('legal', 'privacy.md'), processors).blocks.find(
			(block) => block.kind === 'list' && block.items.some((item) => item.includes('processor.stripe')),
		)
		expect(list).toMatchObject({
			items: expect.arrayContaining([expect.stringMatching(/^\{\{if processor\.meta\}\}Meta\. Only with your consent/)]),
		})
		expect(() => readProcessors(processors.replace('## stripe', '## strip'))).toThrow('unknown strip, missing stripe')
	})

	it('[L-7] children under 13 are not served, and the business page says so', () => {
		for (const name of ['business-info.md', 'privacy.md'])
			expect(fillConstants(read('legal', name))).toContain('Children under 13 are not served')
		expect(fillConstants(read('legal', 'terms.md'))).toContain('at least 13 years old')
	})
})

describe('pictures for sharing', () => {
	it('[L-7] every page has one, and it says what the page says', () => {
		const cards: Record<string, string> = JSON.parse(readFileSync('public/og/cards.json', 'utf8'))
		for (const { card } of SITE_PAGES) {
			expect(statSync(join('public', 'og', `${card}.png`)).size, card).toBeGreaterThan(5_000)
			expect(cards[card], card).toBeTruthy()
		}
		for (const slug of ARTICLE_SLUGS) expect(cards[slug]).toBe(readArticle(slug, read('blog', `${slug}.md`)).title)
		for (const name of LEGAL_PAGES) expect(cards[name]).toBe(readLegalPage(name, read('legal', `${name}.md`), processors).title)
		for (const tag of LANDING_LANGUAGES) {
			expect(cards[tag === 'en' ? 'home' : `home-${tag}`]).toBe(readLandingTexts(read(LANDING, `${tag}.json`)).hero.headline)
		}
	})
})

describe('questions and landing pages', () => {
	it('[L-4] the four questions, in the order asked for', () => {
		const { questions } = readFaq(read('faq.md'))
		expect(questions.map(({ question }) => question)).toEqual([
			'How does it work?',
			'Is my store information safe?',
			'Can I edit the generated page?',
			'Can I cancel any time?',
		])
		expect(questions.every(({ answer }) => answer.join('').length > 100)).toBe(true)
	})

	it.each(LANDING_LANGUAGES)('[L-1] the landing page is whole in %s, in its own words', (tag) => {
		const texts = readLandingTexts(read(LANDING, `${tag}.json`))
		if (tag === 'en') expect([texts.hero.primary, texts.hero.secondary]).toEqual(['Launch Your First Product Free', 'Watch Demo'])
		else expect(texts.faq.items).toHaveLength(4)
	})
})
