import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { AppError } from '../../core/errors'
import { DEFAULT_LANGUAGE, findLanguage } from '../../core/locale/languages'
import { DEFAULT_MARKET, findMarket } from '../../core/locale/markets'
import { msg } from '../../core/messages/message'
import { type TypedFacts, typedFactsSchema } from '../../core/product/typed-facts'
import { cleanText } from '../http/clean-text'
import type { FormFields } from '../http/route-policy'
import { readParts } from './read-parts'

/** The form of spec §3, and ours. Booleans come as text. */
const formSchema = z.object({
	product_link: z.string().trim().max(4_000).default(''),
	language: z.string().default(DEFAULT_LANGUAGE),
	market: z.string().default(DEFAULT_MARKET),
	translate_images: z.string().default('false'),
	remove_chinese_text: z.string().default('false'),
	user_id: z.string().optional(),
	plan: z.string().optional(),
	limit: z.string().optional(),
	generation_id: z.string().optional(),
	pasted_text: z.string().trim().default(''),
	facts: z.string().default(''),
	check_facts: z.string().default('false'),
})

/** The same form for the OpenAPI document. */
export const GENERATE_FORM: FormFields = {
	fields: {
		product_link: 'address of the listing; may be left out when one of the other ways in is there',
		language: 'one of the languages, english unless given',
		market: 'one of the markets, usa unless given',
		translate_images: 'true or false; done where an image model is configured',
		remove_chinese_text: 'true or false; likewise',
		user_id: 'must be the user who is signed in',
		plan: 'not believed',
		limit: 'not believed',
		generation_id: 'chosen by the caller, a UUID: asking twice makes one page',
		pasted_text: 'the listing’s text, in place of a link',
		facts: 'what the seller types about the product, as JSON',
		check_facts: 'true: wait for the seller before anything is written',
	},
	files: {
		cropped_image: 'replaces the main picture',
		saved_page: 'the listing, saved as HTML',
		photos: 'own pictures; the field may be sent several times',
	},
}

export type GenerateRequest = {
	productLink: string
	language: string
	market: string
	userId: string | undefined
	generationId: string | undefined
	savedPage: Uint8Array | undefined
	croppedImage: Uint8Array | undefined
	pastedText: string | undefined
	typedFacts: TypedFacts | undefined
	photos: Uint8Array[]
	checkFacts: boolean
	/** Wishes that need an image-editing model (W-9). */
	imageEdits: string[]
}

/** The multipart request of POST /api/generate. Throws AppError `invalid_request`, `too_large`. */
export async function readGenerateRequest(request: FastifyRequest): Promise<GenerateRequest> {
	const { fields, savedPage, croppedImage, photos } = await readParts(request, new Set(Object.keys(formSchema.shape)))
	const parsed = formSchema.safeParse(cleanText(fields))
	if (!parsed.success) {
		throw new AppError(
			'invalid_request',
			msg('request.check_fields', { fields: parsed.error.issues.map((issue) => issue.path.join('.')).join(', ') }),
		)
	}
	const form = parsed.data
	const language = findLanguage(form.language)
	const market = findMarket(form.market)
	if (!language) throw new AppError('invalid_request', msg('request.no_language', { language: form.language.slice(0, 40) }))
	if (!market) throw new AppError('invalid_request', msg('request.no_market', { market: form.market.slice(0, 40) }))
	return {
		productLink: form.product_link,
		language: language.id,
		market: market.id,
		userId: form.user_id,
		generationId: form.generation_id || undefined,
		savedPage,
		croppedImage,
		pastedText: form.pasted_text || undefined,
		typedFacts: factsIn(form.facts),
		photos,
		checkFacts: form.check_facts === 'true',
		imageEdits: (['translate_images', 'remove_chinese_text'] as const).filter((wish) => form[wish] === 'true'),
	}
}

/** What the seller typed, as JSON in a field. */
function factsIn(json: string): TypedFacts | undefined {
	if (!json) return undefined
	let typed: unknown
	try {
		typed = cleanText(JSON.parse(json))
	} catch (cause) {
		throw new AppError('invalid_request', msg('facts.no_json'), { cause })
	}
	const parsed = typedFactsSchema.safeParse(typed)
	if (parsed.success) return parsed.data
	const fields = [...new Set(parsed.error.issues.map((issue) => issue.path.join('.')))].slice(0, 5).join(', ')
	throw new AppError('invalid_request', msg('facts.check_fields', { fields: fields || msg('facts.the_form') }))
}
