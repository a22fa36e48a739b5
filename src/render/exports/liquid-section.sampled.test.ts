import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { check } from '@shopify/theme-check-node'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sampleOf } from '../../../test/support/sample'
import { APP_LANGUAGES } from '../../core/locale/app-languages'
import { type Page, themeSchema } from '../../core/page/page'
import { fullPage } from '../../core/page/page.fixture'
import { mapTexts, textsOfSection } from '../../core/page/walk'
import { exportWords } from './export-words'
import { liquidName, liquidSection } from './liquid-section'

const imageUrl = (file: { key: string }) => `https://pictures.example/${file.key}`
const page = (change: Partial<Page> = {}): Page => ({ ...fullPage(), ...change })
const schemaOf = (liquid: string) => JSON.parse(/\{% schema %\}([\s\S]*)\{% endschema %\}/.exec(liquid)?.[1] ?? '')

describe('the section for a Shopify theme', () => {
	let folder: string
	beforeEach(async () => {
		folder = await mkdtemp(join(tmpdir(), 'vitrine-theme-'))
		await mkdir(join(folder, 'sections'))
		await mkdir(join(folder, 'locales'))
		await writeFile(join(folder, 'locales', 'en.default.json'), '{}')
		await writeFile(join(folder, '.theme-check.yml'), 'extends: theme-check:recommended\n')
	})
	afterEach(() => rm(folder, { recursive: true }))

	it('[O-6] gives theme-check no offence, in any theme and direction, with and without a price', async () => {
		for (const theme of sampleOf(themeSchema.options, ['bench', 'glow'])) {
			for (const language of ['english', 'arabic'] as const) {
				const made = page({ theme, language, ...(theme === 'bench' ? { offer: null } : {}) })
				await writeFile(join(folder, 'sections', `${liquidName(made)}-${theme}-${language}.liquid`), liquidSection(made, imageUrl, 'en'))
			}
		}
		const offences = await check(folder)
		const sections = offences.filter(({ uri }) => uri.includes('/sections/'))
		expect(sections.map(({ check: rule, message, uri }) => `${uri.split('/').at(-1)}: ${rule}: ${message}`)).toEqual([])
	}, 120_000)

	it('[O-6] a broken section would be found: the check is alive', async () => {
		const broken = join(folder, 'sections', 'broken.liquid')
		await writeFile(broken, '<div>{{ no_such_thing | no_such_filter }}</div>{% schema %}{"name":}{% endschema %}')
		const offences = await check(folder)
		expect(offences.filter(({ uri }) => uri.endsWith('broken.liquid')).length).toBeGreaterThan(1)
	})

	it('[O-6] its texts are settings of the theme editor, with the page’s words as defaults', () => {
		const liquid = liquidSection(page(), imageUrl, 'en')
		const { settings, presets, name } = schemaOf(liquid)
		expect(settings.length).toBeLessThanOrEqual(40)
		expect(name.length).toBeLessThanOrEqual(25)
		expect(presets).toEqual([{ name }])
		expect(new Set(settings.map(({ id }: { id: string }) => id)).size).toBe(settings.length)
		expect(settings).toContainEqual(
			expect.objectContaining({ type: 'inline_richtext', id: 's1_headline', default: 'Light for <em>one</em> page' }),
		)
		expect(settings).toContainEqual(expect.objectContaining({ type: 'richtext', id: 's1_subheadline', default: '<p>A lamp of steel.</p>' }))
		expect(settings).toContainEqual(expect.objectContaining({ type: 'text', id: 's1_calltoaction', default: 'Get the lamp' }))
		expect(liquid).toContain('{{ section.settings.s1_headline }}')
		expect(liquid).toContain('{{ section.settings.s1_calltoaction | escape }}')
		for (const { id } of settings) expect(liquid.split('{% schema %}')[0]).toContain(`section.settings.${id}`)
		expect(liquid).not.toContain('vitrine-setting')
	})

	it.each(APP_LANGUAGES)(
		'[O-6] [W-1] settings are labelled in the language of the seller’s app (%s): where they stand, and what they are',
		(language) => {
			const words = exportWords(language)
			const made = page()
			const { settings } = schemaOf(liquidSection(made, imageUrl, language)) as { settings: { id: string; label: string }[] }
			const label = Object.fromEntries(settings.map((setting) => [setting.id, setting.label]))
			expect(label).toMatchObject({
				product: words.product,
				button_link: words.button_link,
				picture_0: words.picture.replace('{{number}}', '1'),
			})
			expect(label.s1_headline).toBe(`Tavio desk lamp · ${words.texts.headline}`)
			for (const section of made.sections)
				for (const { path } of textsOfSection(section))
					expect(Object.keys(words.texts)).toContain(path.findLast((step) => typeof step === 'string'))
		},
	)

	it('[O-6] [K-2] shows the price of the product it stands with, else the page’s', () => {
		const liquid = liquidSection(page(), imageUrl, 'en')
		expect(liquid).toContain('<bdi>{%- if shown -%}{{ shown.price | money }}{%- else -%}$59{%- endif -%}</bdi>')
		expect(liquid).toContain('{{ shown.compare_at_price | money }}')
		expect(liquidSection(page({ offer: null }), imageUrl, 'en')).not.toContain('shown.price')
	})

	it('[O-6] [N-4] texts that look like Liquid or end a tag are words and nothing else', () => {
		const hostile = '{{ shop.secret }} {% endschema %} {% raw %} }} %}'
		const liquid = liquidSection(
			mapTexts(page(), ({ text }) => ({ ...text, html: hostile })),
			imageUrl,
			'en',
		)
		const body = liquid.split('{% stylesheet %}')[0] ?? ''
		expect(body).not.toContain('shop.secret }}')
		expect(liquid.match(/\{%-? *endschema/g)).toHaveLength(1)
		expect(liquid).not.toContain('{% raw %}')
		expect(schemaOf(liquid).settings).toContainEqual(expect.objectContaining({ default: hostile }))
	})

	it('[O-6] its styles hold below its own class, whatever the theme’s root font size', () => {
		const liquid = liquidSection(page({ theme: 'market' }), imageUrl, 'en')
		const css = /\{% stylesheet %\}([\s\S]*)\{% endstylesheet %\}/.exec(liquid)?.[1] ?? ''
		const selectors = [...css.matchAll(/(?:^|[{};])\s*([^@{};][^{};]*)\{/g)].map((match) => match[1]?.trim() ?? '')
		expect(selectors.length).toBeGreaterThan(50)
		for (const selector of selectors) if (!/^(?:from|to|[\d%,\s]+)$/.test(selector)) expect(selector).toMatch(/^\.vitrine-tavio-desk-lamp /)
		expect(css).not.toMatch(/[\d.]rem\b/)
	})

	it('[K-6] says to readers of the code and to machines that the texts are AI-made', () => {
		expect(liquidSection(page(), imageUrl, 'en')).toMatch(
			/^\{% comment %\} Made with Vitrine\. Texts are AI-generated .*\{% endcomment %\}/,
		)
		expect(liquidSection(page(), imageUrl, 'en')).toContain('data-machine-written="model"')
	})

	it('a page named in another script has a name Shopify takes', () => {
		const made = page()
		expect(liquidName({ ...made, seo: { ...made.seo, slug: 'مصباح-مكتب' } })).toBe('vitrine-page')
	})
})
