import { renderToStaticMarkup } from 'react-dom/server'
import type { AppLanguage } from '../../core/locale/app-languages'
import type { Page } from '../../core/page/page'
import { fillHoles } from '../../core/text/fill-holes'
import { slugOf } from '../../core/text/slug'
import { PageChrome } from '../body/page-chrome'
import { SectionView } from '../body/section-view'
import { themeCss } from '../head/theme-css'
import { onePicture } from '../store-html/one-picture'
import { type ImageUrl, pageView } from '../view/page-view'
import { type ExportWords, exportWords } from './export-words'
import { type LiquidSetting, settingOutput, takeSettings } from './liquid-settings'
import { scopeCss } from './scope-css'

/** Longest name of a section in the theme editor. */
const MOST_NAME = 25
/** Pictures that can be changed in the theme editor; with the texts as many settings as theme-check takes. */
const MOST_PICTURES = 6

/** The file's name below a theme: `sections/vitrine-….liquid`. */
export function liquidName(page: Page): string {
	return `vitrine-${slugOf(page.seo.slug, { fallback: 'page', letters: 'ascii' })}`
}

/**
 * A page as one section of a Shopify theme. Its texts are settings of the theme editor; price and compare-at price are
 * those of the product the section is shown with or is given, else the page's. `imageUrl` gives absolute public
 * addresses; `language` is that of the settings' labels.
 */
export function liquidSection(page: Page, imageUrl: ImageUrl, language: AppLanguage): string {
	const words = exportWords(language)
	const name = liquidName(page)
	const pictured = { ...page, images: page.images.map(onePicture) }
	const pictures = pictured.images.flatMap(({ id, files: [file] }) => (file ? [{ id, key: file.key, url: imageUrl(file) ?? '' }] : []))
	const sold = { ...pictured, buying: page.buying ?? { kind: 'store' as const, url: IN_STORE } }
	const view = pageView(sold, (file) => `vitrine-picture-${pictures.findIndex(({ key }) => key === file.key)}`)
	const taken = takeSettings(
		page.sections.filter(({ hidden }) => !hidden),
		words,
	)
	const html = renderToStaticMarkup(
		<PageChrome view={view}>
			{taken.sections.map((section) => (
				<SectionView key={section.id} {...section} view={view} />
			))}
		</PageChrome>,
	)
	const css = scopeCss(themeCss(page.theme, page.brand, view.direction, { tag: view.tag, html }), name)
	const settings = taken.settings.filter(({ id }) => html.includes(`name="${id}"`))
	const used = [...new Set([...html.matchAll(PICTURE)].map((match) => Number(match[1])))]
	return [
		`{% comment %}${originOf(page)}{% endcomment %}`,
		...(page.offer ? ['{%- assign shown = section.settings.product | default: product -%}'] : []),
		...used.map((index) => pictureOf(index, pictures[index]?.url ?? '')),
		`<div class="${name}">`,
		withClassesOf(css, toLiquid(withoutMain(html), settings)),
		'</div>',
		`{% stylesheet %}\n${css}\n{% endstylesheet %}`,
		`{% schema %}\n${schemaOf(page, { settings, pictures: used }, words)}\n{% endschema %}\n`,
	].join('\n')
}

/** What a person who reads the theme's code should know (K-6). */
function originOf({ record }: Page): string {
	if (record.writer.kind === 'person') return ' Made with Vitrine. '
	return record.writer.kind === 'model'
		? ' Made with Vitrine. Texts are AI-generated (digital source type: trainedAlgorithmicMedia). '
		: ' Made with Vitrine. Texts are written by rules (digital source type: algorithmicMedia). '
}

/** Classes the styles speak of; one without a rule would be looked for in the theme. */
function withClassesOf(css: string, html: string): string {
	const styled = new Set([...css.matchAll(/\.([a-zA-Z][\w-]*)/g)].map((match) => match[1]))
	return html.replace(/ class="([^"]*)"/g, (_, names: string) => {
		const kept = names.split(' ').filter((name) => styled.has(name))
		return kept.length > 0 ? ` class="${kept.join(' ')}"` : ''
	})
}

/** A theme has a main part of its own. */
function withoutMain(html: string): string {
	return html.replace(/^<main/, '<div').replace(/<\/main>$/, '</div>')
}

const FOR_SCREEN_READERS = '(<span class="vt-sr">[^<]*</span>)'
const PRICE = new RegExp(
	[
		`<p class="vt-price">${FOR_SCREEN_READERS}<bdi class="vt-now">([^<]*)</bdi>`,
		`(?: ${FOR_SCREEN_READERS}<s><bdi>([^<]*)</bdi></s>)?</p>`,
	].join(''),
	'g',
)
const BUTTON = /(<a class="vt-btn" href=")([^"]*)(")/g
/** Stands for where the theme's buyers go on when nobody has said where the page is bought. */
const IN_STORE = 'vitrine-store'
const PICTURE = /src="vitrine-picture-(\d+)"/g
const MARK = /<vitrine-setting name="([a-z0-9_]+)"><\/vitrine-setting>/g

/** Rendered HTML → Liquid: what looks like Liquid in it is no longer, then marks become outputs. */
function toLiquid(html: string, settings: readonly LiquidSetting[]): string {
	const outputs = new Map(settings.map((setting) => [setting.id, settingOutput(setting)]))
	return html
		.replaceAll('{', '&#123;')
		.replaceAll('}', '&#125;')
		.replace(PICTURE, 'src="{{ picture_$1 }}"')
		.replace(MARK, (_, id: string) => outputs.get(id) ?? '')
		.replace(
			BUTTON,
			(_, start: string, href: string, end: string) =>
				`${start}{{ section.settings.button_link | default: ${linkOf(href)} | escape_once }}${end}`,
		)
		.replace(PRICE, (_, label: string, price: string, before = '', compareAt = '') => priceOf(label, price, before, compareAt))
}

/** A link in Liquid: the address as a string, or all products of the store. */
function linkOf(href: string): string {
	return `'${href === IN_STORE ? '/collections/all' : href.replaceAll("'", '%27')}'`
}

/** A picture the merchant chose, else ours; theme-check wants addresses of other hosts out of the markup. */
function pictureOf(index: number, url: string): string {
	const own = `section.settings.picture_${index}`
	return [
		`{%- assign picture_${index} = '${url.replaceAll("'", '%27').replaceAll('}', '%7D')}' -%}`,
		...(index < MOST_PICTURES
			? [`{%- if ${own} != blank -%}{%- assign picture_${index} = ${own} | image_url: width: 1200 -%}{%- endif -%}`]
			: []),
	].join('')
}

function priceOf(label: string, price: string, before: string, compareAt: string): string {
	const crossed = (value: string) => `${before}<s><bdi>${value}</bdi></s>`
	return [
		`<p class="vt-price">${label}<bdi class="vt-now">{%- if shown -%}{{ shown.price | money }}{%- else -%}${price}{%- endif -%}</bdi>`,
		`{%- if shown -%}{%- if shown.compare_at_price > shown.price %} ${crossed('{{ shown.compare_at_price | money }}')}{% endif -%}`,
		`${compareAt === '' ? '' : `{%- else %} ${crossed(compareAt)}`}{%- endif -%}</p>`,
	].join('')
}

type Editable = { settings: readonly LiquidSetting[]; pictures: readonly number[] }

function schemaOf(page: Page, { settings, pictures }: Editable, words: ExportWords): string {
	const name = [...`Vitrine: ${page.product.title}`].slice(0, MOST_NAME).join('').trim()
	const schema = {
		name,
		tag: 'section',
		settings: [
			...(page.offer ? [{ type: 'product', id: 'product', label: words.product }] : []),
			{ type: 'url', id: 'button_link', label: words.button_link },
			...settings,
			...pictures
				.filter((index) => index < MOST_PICTURES)
				.map((index) => ({ type: 'image_picker', id: `picture_${index}`, label: fillHoles(words.picture, { number: String(index + 1) }) })),
		],
		presets: [{ name }],
	}
	// A text may hold what would end the tag it stands in.
	return JSON.stringify(schema, null, 2)
		.replace(/\{(?=[{%])/g, '\\u007b')
		.replace(/%(?=\})/g, '\\u0025')
}
