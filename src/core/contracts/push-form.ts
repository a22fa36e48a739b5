import { z } from 'zod'
import { productStatusSchema } from '../stores/store-product'
import { type PushChoices, pushChoicesSchema, RETURN_QUERY } from './stores'

/** Between the names of a category's path, as one field of the form holds it. */
export const PATH_SIGN = '›'

/** A field as text; empty says the same as none. */
const left = z
	.string()
	.trim()
	.optional()
	.transform((text): unknown => text || undefined)

const text = (description: string) => left.pipe(z.string().optional()).describe(description)
const own = <S extends z.ZodType>(schema: S, description: string) => left.pipe(schema.optional()).describe(description)

const wholeNumber = z
	.string()
	.regex(/^\d{1,7}$/)
	.transform((digits): unknown => Number(digits))

const inJson = z.string().transform((json, context): unknown => {
	try {
		return JSON.parse(json)
	} catch {
		context.addIssue({ code: 'custom', message: 'no JSON' })
		return z.NEVER
	}
})

const { currency, title, sku, option_values, category, quantity } = pushChoicesSchema.shape

/**
 * The fields of a form that pushes to a store (spec §7), and ours: the one place that says what can be asked of a push
 * by form. The server reads them by it, the app and the command line check what was typed by it, and the OpenAPI
 * document describes them by it.
 */
export const pushFormSchema = z.object({
	product_html: z.string().default('').describe('the page’s HTML; not needed with page_id'),
	gallery_html: z.string().default('').describe('the gallery’s HTML'),
	price: z.string().default('').describe('a whole number; with decimals where the operator accepts them (PRICE_DECIMALS)'),
	compare_at_price: z.string().default('').describe('likewise, higher than the price'),
	page_id: text('the page as it is stored, which is the truth'),
	connection: text('one of several connected stores'),
	status: own(productStatusSchema, 'draft or published; left out, a product that is there stays as it is'),
	new_status: own(productStatusSchema, 'draft or published (as when left out): a product that is made, where status is left out'),
	title: own(title, 'headline (as when left out) or listing: which title the product gets'),
	sku: own(sku, 'the number people read, at most 40 letters without < > " or commas; one is made of the title when it is left out'),
	quantity: own(wholeNumber.pipe(quantity), 'how many there are to sell, a whole number of at most seven digits'),
	category: own(z.string().max(100), 'the id of a category the store has'),
	no_category: text('anything: the product is filed nowhere, whatever was chosen for such a listing before'),
	new_category: own(
		z
			.string()
			.transform((path): unknown => ({ create: path.split(PATH_SIGN) }))
			.pipe(category),
		`the names from the top of a category to be made, with ${PATH_SIGN} between them`,
	),
	option_values: own(
		inJson.pipe(option_values),
		'JSON of the values to make combinations of, by the option’s name: {"Size":["S","M"]}; all of an option that is left out',
	),
	currency: own(currency, 'ISO 4217 of the price, where the page’s is in another currency than the store’s'),
	clerk_user_id: text('must be the user who is signed in'),
})
export type PushForm = z.output<typeof pushFormSchema>

/** The form that connects a store where it is not, then pushes. */
export const authorizeFormSchema = pushFormSchema.extend({
	shop: text('the shop as its seller calls it, where the store asks for one'),
})

/** The form that pushes what one set out to push before the store's consent. */
export const ticketFormSchema = pushFormSchema.extend({
	[RETURN_QUERY.token]: text('in place of all others: what one came back with from the store’s consent'),
})

/** A form as it is sent. */
export type PushFields = Readonly<Partial<Record<keyof z.input<typeof ticketFormSchema>, string>>>

/** What a form says of the product besides the price; what it leaves out is not among it. */
export function choicesOfForm({ currency, title, sku, quantity, option_values, ...form }: PushForm): PushChoices {
	const category = form.new_category ?? (form.no_category ? null : form.category && { id: form.category })
	const said = Object.entries({ currency, title, sku, quantity, option_values, category })
	return pushChoicesSchema.parse(Object.fromEntries(said.filter(([, value]) => value !== undefined)))
}
