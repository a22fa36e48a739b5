import { COPY_PARTS } from '../../core/copy/copy'
import { findLanguage, findLanguageByTag } from '../../core/locale/languages'
import { type Message, msg } from '../../core/messages/message'
import type { Note } from '../../core/messages/message-schema'
import { majorAmount } from '../../core/money'
import { buyingOfProfile } from '../../core/page/compose/buying'
import { composePage, type PageInput } from '../../core/page/compose/compose-page'
import { setOffer } from '../../core/page/edit/set-offer'
import { parsePage } from '../../core/page/migrate'
import type { Page } from '../../core/page/page'
import { type Fact, usable } from '../../core/product/facts'
import type { Product } from '../../core/product/product'
import { isRow, spokenWholly } from '../../core/specs/spoken-wholly'
import type { GenerationInput, StepContext } from '../step-parts/generator'
import { computeStep } from '../step-parts/run-step-once'
import type { Checked } from './check-copy'
import type { PreparedImages } from './prepare-images'
import { printedPicturesNote } from './printed-pictures'
import type { Understood } from './understand-product'
import type { Written } from './write-copy'

type Parts = { product: Product; understood: Understood; images: PreparedImages; written: Written; checked: Checked }

const NOT_DONE: Record<string, Message> = {
	translate_images: msg('generations.not_translated'),
	remove_chinese_text: msg('generations.chinese_not_removed'),
}

/** Puts facts, copy and pictures together into the page. */
export function composeStep(context: StepContext, { product, understood, images, written, checked }: Parts): Page {
	const { input, deps } = context
	return computeStep(context, 'compose-page', () => {
		const printed = printedPicturesNote([...images.gallery, ...images.description], product.source, input.language)
		const { facts, isWritten, notes } = shownOf(input, product, understood, written)
		const page = composePage({
			product,
			facts,
			isWritten,
			...(understood.understanding ? { understood: understood.understanding } : {}),
			copy: checked.copy,
			removed: checked.removed,
			images,
			...lookOf(input, images),
			readOn: new Date().toISOString().slice(0, 10),
			language: input.language,
			market: input.market,
			...(input.theme ? { theme: input.theme } : {}),
			writer: writerOf(context),
			newId: deps.newId,
			notes: [
				...written.notes,
				...notes,
				...images.notes,
				...(printed ? [printed] : []),
				...input.notDone.map((name) => NOT_DONE[name] ?? msg('generations.not_done', { what: name })),
			],
		})
		// What a marketplace or a model wrote must hold in the schema before anybody sees it.
		return parsePage(withAskedPrice({ ...page, images: [...page.images, ...images.originals] }, product, deps.priceDecimals ?? false))
	})
}

/**
 * What the page may show of the facts. Where a model wrote copy for a product it had not understood, rows that the
 * tables do not know whole are left out of a page in another language, and counted for its record (W-10).
 */
function shownOf(
	{ language }: GenerationInput,
	{ source }: Product,
	{ facts: understood, understanding }: Understood,
	{ judged, unjudged }: Written,
): { facts: Fact[]; isWritten: boolean; notes: Note[] } {
	const facts = withoutWrong(understood, judged.wrongRows)
	const isWritten = unjudged.length < COPY_PARTS.length
	const isForeign = source.language !== undefined && findLanguageByTag(source.language)?.id !== findLanguage(language)?.id
	if (!isWritten || !isForeign || understanding) return { facts, isWritten, notes: [] }
	const said = spokenWholly(facts, language, source.language)
	const count = usable(said).filter((fact) => isRow(fact) && !fact.translated).length
	return { facts: said, isWritten, notes: count > 0 ? [msg('writing.rows_left_out', { count })] : [] }
}

/** Translations the judge says are none go. */
function withoutWrong(facts: readonly Fact[], wrong: readonly string[]): Fact[] {
	return facts.map((fact) => {
		if (!wrong.includes(fact.id)) return fact
		const { translated: _, ...own } = fact
		return own
	})
}

/** Where the seller takes orders, and how their shop looks. */
function lookOf({ seller, market }: GenerationInput, { logo }: PreparedImages): Pick<PageInput, 'buying' | 'brand'> {
	if (!seller) return {}
	const { accent, fonts } = seller.brand
	return { buying: buyingOfProfile(seller, market), brand: { accent, fonts, logo } }
}

/**
 * A price the seller typed is what the seller asks, with decimals where the operator accepts them; a listing's price
 * never is.
 */
function withAskedPrice(page: Page, { price }: Product, decimals: boolean): Page {
	if (price?.origin.rule !== 'typed') return page
	const isTaken = decimals || Number.isInteger(majorAmount(price.value))
	return isTaken ? setOffer(page, { price: price.value }) : page
}

function writerOf({ deps: { writer } }: StepContext): Page['record']['writer'] {
	return {
		kind: writer.kind,
		...(writer.model ? { model: writer.model } : {}),
		...(writer.promptVersion ? { promptVersion: writer.promptVersion } : {}),
	}
}
