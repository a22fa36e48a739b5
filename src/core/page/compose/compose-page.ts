import type { Copy, Text } from '../../copy/copy'
import { findLanguage } from '../../locale/languages'
import { phrasesFor } from '../../locale/phrases'
import type { Note } from '../../messages/message-schema'
import { type Fact, usable } from '../../product/facts'
import { goodsOf } from '../../product/goods'
import { knownBrand } from '../../product/known-brand'
import type { Product } from '../../product/product'
import type { BrandFonts } from '../../seller/brand'
import { fillHoles } from '../../text/fill-holes'
import { plainFromRichText } from '../../text/rich-text'
import { slugOf } from '../../text/slug'
import type { Removal } from '../../truth/claims'
import { standingFinding } from '../../truth/standing'
import { inPageLanguage } from '../../understanding/apply-understanding'
import type { Understanding } from '../../understanding/understanding'
import { kindOf, PAGE_VERSION, type Page, type PageImage, type Section, type SectionType, type ThemeName } from '../page'
import type { SectionInput } from '../sections/section-input'
import { withoutRepeats } from '../without-repeats'
import { accentOf } from './accent'
import { argumentOf, rowsWanted, withRows } from './argument'
import { assignImages, orderedGallery } from './assign-images'
import type { Buying } from './buying'
import { chooseTheme } from './choose-theme'
import { tells } from './picture-nature'
import { firstSayable, nameOf, sayable, sayableOptions } from './sayable'
import { sectionOrder } from './section-order'
import { translatedGoods } from './translated-goods'

export type PageInput = {
	product: Product
	facts: Fact[]
	/** What a model took the product to be before it wrote (W-10); `facts` have its translations already. */
	understood?: Understanding | undefined
	/**
	 * Whether a model wrote any of the copy: then nothing is shown as a row in another language than the page's (W-10).
	 */
	isWritten?: boolean
	copy: Copy
	removed: Removal[]
	images: { gallery: PageImage[]; description: PageImage[] }
	/** Values of the request. */
	language: string
	market: string
	theme?: ThemeName
	/** Where the seller takes orders; null or absent until they say. */
	buying?: Buying | null
	/** The day the listing was read, `YYYY-MM-DD`. */
	readOn?: string
	/** The seller's own look; colours of the product's photo and the theme's faces where it says nothing. */
	brand?: { accent: string | null; fonts: BrandFonts; logo: PageImage | null } | undefined
	writer: Page['record']['writer']
	/** Gives an id that no other part of the page has. */
	newId: () => string
	notes: Note[]
}

/**
 * Product, facts, copy and pictures → a page. Sections whose facts are missing are left out; nothing is filled in for
 * them.
 */
export function composePage(input: PageInput): Page {
	const { product, facts, copy, language, market } = input
	const { understood } = input
	const factsLanguage = otherLanguage(product.source.language, language)
	const isTranslated = (understood !== undefined || input.isWritten === true) && factsLanguage !== undefined
	const title =
		firstSayable([understood?.name, ...(isTranslated ? [copy.seo?.imageSubject] : [])], facts) ||
		nameOf(product, facts) ||
		plainFromRichText(copy.hero?.headline.html ?? '')
	const shownFacts = sayable(isTranslated ? inPageLanguage(usable(facts)) : usable(facts))
	const theme = input.theme ?? chooseTheme(facts, market)
	const phrases = phrasesFor(language)
	const { gallery, description } = openingFirst(withoutRepeatedPictures(input.images), understood?.opening)
	const asin = product.asin?.value
	const hasPictures = [...gallery, ...description].filter((image) => image.files.length > 0).filter(tells).length > 1
	const argued = argumentOf(shownFacts.facts, { copy, worries: understood?.plan.worries ?? [], asin, language, hasPictures })
	const rows = rowsWanted(argued)
	const pictured = withRows(argued, rows)
	const seen = { pictures: understood?.pictures ?? {}, features: [...pictured.rows, ...pictured.features].map(factsOfItem) }
	const boxed = shownFacts.facts.filter(({ kind }) => kind === 'box').map(({ id }) => id)
	const wanted = { rows, box: boxed, features: pictured.features.length, story: copy.story !== undefined }
	const plan = assignImages(gallery, description, wanted, seen)
	const argument = plan.rows.length === rows ? pictured : withRows(argued, plan.rows.length)
	const { options, removed: removedValues } = sayableOptions(product.variants?.value.dimensions ?? {}, facts)
	const from = { facts: shownFacts.facts, copy, argument, phrases, language, market, title, asin, plan, options, newId: input.newId }
	const sectionInput: SectionInput = { ...from, reviewCount: product.reviews.length, buying: input.buying ?? null }
	const shown = orderedGallery(gallery)
	const subject = firstSayable([copy.seo?.imageSubject, title], facts)
	return {
		version: PAGE_VERSION,
		language,
		market,
		theme,
		brand: {
			accent: input.brand?.accent ?? accentOf(shown[0]?.color),
			fonts: input.brand?.fonts ?? 'theme',
			logo: input.brand?.logo?.id ?? null,
		},
		product: productOf(product, title, facts, { readOn: input.readOn, brand: understood?.brand, isTranslated }),
		offer: null,
		buying: input.buying ?? null,
		facts,
		images: [
			...[...shown, ...description].map((image, index) => ({
				...image,
				alt: firstSayable([understood?.pictures[image.id]?.alt], facts) || altOf(phrases.imageAlt, subject, index),
			})),
			...(input.brand?.logo ? [input.brand.logo] : []),
		],
		gallery: shown.map((image) => image.id),
		sections: withoutRepeats(
			sectionOrder(theme).flatMap((type) => composeSection(type, sectionInput)),
			facts,
		),
		seo: seoOf(copy, title, phrases.seoDescription, facts),
		record: {
			writer: input.writer,
			...(factsLanguage ? { factsLanguage } : {}),
			...(understood ? { plan: understood.plan } : {}),
			removed: [...input.removed, ...shownFacts.removed, ...removedValues],
			notes: input.notes,
		},
	}
}

function composeSection(type: SectionType, sectionInput: SectionInput): Section[] {
	const { compose, hiddenAtFirst = false } = kindOf(type)
	const props = compose?.(sectionInput)
	return props ? [{ id: sectionInput.newId(), type, hidden: hiddenAtFirst, locked: false, props } as unknown as Section] : []
}

type ShownAs = { readOn: string | undefined; brand: string | undefined; isTranslated: boolean }

function productOf(product: Product, title: string, facts: readonly Fact[], { readOn, brand, isTranslated }: ShownAs): Page['product'] {
	const goods = translatedGoods(goodsOf(product), facts)
	const ownBrand = brand || knownBrand(product)?.value
	return {
		title,
		...(ownBrand ? { brand: ownBrand } : {}),
		...(product.asin ? { asin: product.asin.value } : {}),
		...(goods ? { goods } : {}),
		sourceUrl: product.source.url,
		...(readOn && product.source.url ? { readOn } : {}),
		breadcrumbs: product.breadcrumbs
			.flatMap(({ value }) => translatedCategory(value, facts) ?? (isTranslated ? [] : [value]))
			.filter((name) => !standingFinding(name, facts)),
		...(product.price ? { listingPrice: product.price.value } : {}),
		...(product.rating ? { rating: ratingOf(product.rating.value, product.ratingCount?.value) } : {}),
		reviews: product.reviews.map((review) => ({ ...review.value, origin: review.origin })),
	}
}

function translatedCategory(name: string, facts: readonly Fact[]): string | undefined {
	return facts.find(({ kind, text, leftOut }) => kind === 'category' && text === name && !leftOut)?.translated?.text
}

/** The picture a model that saw them would open with comes first, if it is there. */
function openingFirst(images: PageInput['images'], opening: string | null | undefined): PageInput['images'] {
	const first = images.gallery.find(({ id, files }) => id === opening && files.length > 0)
	return first ? { ...images, gallery: [first, ...images.gallery.filter((image) => image !== first)] } : images
}

const factsOfItem = ({ title, text }: { title: Text; text: Text }): string[] => [...title.facts, ...text.facts]

function ratingOf(value: number, count: number | undefined): NonNullable<Page['product']['rating']> {
	return { value, ...(count === undefined ? {} : { count }) }
}

function seoOf(copy: Copy, title: string, descriptionPhrase: string, facts: readonly Fact[]): Page['seo'] {
	const { title: seoTitle, description, slug, keywords } = copy.seo ?? {}
	return {
		title: firstSayable([seoTitle, title], facts),
		description: firstSayable([description], facts) || fillHoles(descriptionPhrase, { product: title }),
		slug: slug || slugOf(title),
		keywords: keywords ?? [],
		facts: copy.seo?.facts ?? [],
	}
}

/** The main picture is the product; the others are numbered. */
function altOf(pattern: string, product: string, index: number): string {
	return index === 0 ? product : fillHoles(pattern, { product, number: String(index + 1) })
}

/** A listing often repeats gallery pictures in its description; each is kept where it comes first. */
function withoutRepeatedPictures(images: PageInput['images']): PageInput['images'] {
	const seen = new Set<string>()
	const first = (image: PageImage) => !seen.has(image.id) && seen.add(image.id).size > 0
	return { gallery: images.gallery.filter(first), description: images.description.filter(first) }
}

/** Tag of the listing's language when the page is in another one; undefined when it is the same or unknown. */
function otherLanguage(listingTag: string | undefined, language: string): string | undefined {
	const pageTag = findLanguage(language)?.tag
	if (!listingTag || !pageTag) return undefined
	return listingTag.split('-')[0]?.toLowerCase() === pageTag.split('-')[0]?.toLowerCase() ? undefined : listingTag
}
