import { z } from 'zod'
import { DEFAULT_LANGUAGE } from '../locale/languages'
import { DEFAULT_MARKET } from '../locale/markets'

/** A yes or no of a form, which holds text alone. */
const flag = (description: string) =>
	z
		.string()
		.default('false')
		.transform((text) => text === 'true')
		.describe(`true or false; ${description}`)

const own = (description: string) =>
	z
		.string()
		.optional()
		.transform((text) => text || undefined)
		.describe(description)

/**
 * The fields of POST /api/generate (spec §3), and ours: the one place that says what can be asked for. The server reads
 * them by it, the app names them by it, and the OpenAPI document describes them by it.
 */
export const generateFormSchema = z.object({
	product_link: z
		.string()
		.trim()
		.max(4_000)
		.default('')
		.describe('address of the listing; may be left out when one of the other ways in is there'),
	language: z.string().default(DEFAULT_LANGUAGE).describe('one of the languages, english unless given'),
	market: z.string().default(DEFAULT_MARKET).describe('one of the markets, usa unless given'),
	translate_images: flag('done where an image model is configured'),
	remove_chinese_text: flag('likewise'),
	user_id: own('must be the user who is signed in'),
	plan: own('not believed'),
	limit: own('not believed'),
	generation_id: own('chosen by the caller, a UUID: asking twice makes one page'),
	pasted_text: z
		.string()
		.trim()
		.optional()
		.transform((text) => text || undefined)
		.describe('the listing’s text, in place of a link'),
	facts: own('what the seller types about the product, as JSON'),
	check_facts: flag('wait for the seller before anything is written'),
})
export type GenerateForm = z.output<typeof generateFormSchema>

/** The files beside them. */
export const GENERATE_FILES = {
	cropped_image: 'replaces the main picture',
	saved_page: 'the listing, saved as HTML',
	photos: 'own pictures; the field may be sent several times',
} as const

/** Wishes about the pictures that need an image-editing model (W-9), by the names of their fields. */
export const IMAGE_EDITS = ['translate_images', 'remove_chinese_text'] as const satisfies readonly (keyof GenerateForm)[]

export type GenerateField = keyof GenerateForm | keyof typeof GENERATE_FILES
