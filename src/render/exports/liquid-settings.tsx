import { createElement } from 'react'
import { kindOf, type Page, type Section } from '../../core/page/page'
import type { SectionLook } from '../../core/page/section-look'
import { setTextAt, type TextPath, textsOfSection } from '../../core/page/walk'
import { fillHoles } from '../../core/text/fill-holes'
import { shorten } from '../../core/text/graphemes'
import { plainFromRichText } from '../../core/text/rich-text'
import { blockHtml, hasBlocks, trustedHtml } from '../parts/rich-html'
import type { ViewedProps } from '../parts/section-props'
import type { ExportWords } from './export-words'

/** A text the merchant can change in the theme editor, by Shopify's setting types. */
export type LiquidSetting = { type: 'text' | 'inline_richtext' | 'richtext'; id: string; label: string; default: string }

/** theme-check warns of more; what is beyond stays as it is written. */
const MOST_SETTINGS = 32
/** Characters of a section's beginning that name it in labels. */
const MOST_TITLE = 32
/** Texts shown as paragraphs, by the last step of the way to them. */
const BLOCKS: ReadonlySet<string> = new Set(['text', 'subheadline', 'answer', 'body'])
/** Tags each kind of setting may hold. */
const INLINE = /<(?!\/?(?:strong|em|a)\b)/
const RICH = /<(?!\/?(?:p|br|strong|em|u|ul|ol|li|a|h3|h4)\b)/

/** A section whose texts are marks that `liquidSection` puts the settings' values in place of. */
export type SettingSection = SectionLook & { id: string; type: Section['type']; props: ViewedProps<Section['type']> }

/**
 * The page's sections with their editable texts taken out, and these as settings with the texts as defaults, labelled
 * in `words`.
 */
export function takeSettings(sections: Page['sections'], words: ExportWords): { settings: LiquidSetting[]; sections: SettingSection[] } {
	const settings: LiquidSetting[] = []
	const marked = sections.map((section, at) => {
		let props: unknown = section.props
		const title = titleOf(section) ?? fillHoles(words.section, { number: String(at + 1) })
		for (const { path, text } of kindOf(section.type).quoted ? headingsOf(section) : textsOfSection(section)) {
			const setting = settings.length < MOST_SETTINGS ? settingOf({ section, at, title }, path, trustedHtml(text.html), words) : undefined
			if (!setting) continue
			settings.push(setting)
			props = setTextAt(props, path, { html: createElement('vitrine-setting', { name: setting.id }) as never, facts: [] })
		}
		const { hidden: _hidden, locked: _locked, ...kept } = section
		return { ...kept, props: props as SettingSection['props'] }
	})
	return { settings, sections: marked }
}

const headingsOf = (section: Section) => textsOfSection(section).filter(({ path }) => path.length === 1)

type Titled = { section: Section; at: number; title: string }

function settingOf({ section, at, title }: Titled, path: TextPath, html: string, words: ExportWords): LiquidSetting | undefined {
	if (html === '') return undefined
	const id = `s${at + 1}_${path.join('_').toLowerCase()}`
	const label = `${title} · ${nameOf(path, words)}`
	if (isBlock(section, path)) return RICH.test(html) ? undefined : { type: 'richtext', id, label, default: blockHtml(html) }
	if (hasBlocks(html)) return undefined
	if (!html.includes('<')) return { type: 'text', id, label, default: plainFromRichText(html) }
	return INLINE.test(html) ? undefined : { type: 'inline_richtext', id, label, default: html }
}

/** A section is told from others by what it begins with, cut where a label would be long. */
function titleOf(section: Section): string | undefined {
	const [first] = textsOfSection(section)
	const text = first && plainFromRichText(trustedHtml(first.text.html)).trim()
	return text ? shorten(text, MOST_TITLE) : undefined
}

/** What a text is, and which of several: `Question 2`, `Option 1.3`. */
function nameOf(path: TextPath, { texts }: ExportWords): string {
	const kind = path.findLast((step): step is keyof typeof texts => typeof step === 'string' && Object.hasOwn(texts, step))
	const number = path.flatMap((step) => (typeof step === 'number' ? [step + 1] : [])).join('.')
	return [texts[kind ?? 'text'], number].filter(Boolean).join(' ')
}

function isBlock(section: Section, path: TextPath): boolean {
	return BLOCKS.has(String(path.at(-1))) && section.type !== 'box'
}

/** How a setting's value is written: plain text is escaped, the others are HTML Shopify has cleaned. */
export function settingOutput({ type, id }: LiquidSetting): string {
	return type === 'text' ? `{{ section.settings.${id} | escape }}` : `{{ section.settings.${id} }}`
}
