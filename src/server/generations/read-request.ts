import type { FastifyRequest } from 'fastify'
import { GENERATE_FILES, type GenerateForm, generateFormSchema, IMAGE_EDITS } from '../../core/contracts/generate-form'
import { AppError } from '../../core/errors'
import { findLanguage } from '../../core/locale/languages'
import { findMarket } from '../../core/locale/markets'
import { msg } from '../../core/messages/message'
import { type TypedFacts, typedFactsSchema } from '../../core/product/typed-facts'
import { cleanText } from '../http/clean-text'
import { describeForm, readForm } from '../http/read-form'
import { fieldsOf, fitting } from '../http/route-schemas'
import { type Parts, readParts } from './read-parts'

/** The form for the OpenAPI document. */
export const GENERATE_FORM = describeForm(generateFormSchema, GENERATE_FILES)

/**
 * The form as it is worked with: language and market by their ids, facts as typed, files, and wishes for the
 * pictures.
 */
export type GenerateRequest = Omit<GenerateForm, 'facts' | (typeof IMAGE_EDITS)[number]> &
	Omit<Parts, 'fields'> & { typedFacts: TypedFacts | undefined; imageEdits: string[] }

/** The multipart request of POST /api/generate. Throws AppError `invalid_request`, `too_large`. */
export async function readGenerateRequest(request: FastifyRequest): Promise<GenerateRequest> {
	const { fields, ...files } = await readParts(request, new Set(Object.keys(generateFormSchema.shape)))
	const read = readForm(generateFormSchema, cleanText(fields))
	const { facts, translate_images: _translate, remove_chinese_text: _remove, ...form } = read
	const language = findLanguage(form.language)
	const market = findMarket(form.market)
	if (!language) throw new AppError('invalid_request', msg('request.no_language', { language: form.language.slice(0, 40) }))
	if (!market) throw new AppError('invalid_request', msg('request.no_market', { market: form.market.slice(0, 40) }))
	return {
		...form,
		...files,
		language: language.id,
		market: market.id,
		typedFacts: facts === undefined ? undefined : factsIn(facts),
		imageEdits: IMAGE_EDITS.filter((wish) => read[wish]),
	}
}

/** What the seller typed, as JSON in a field. */
function factsIn(json: string): TypedFacts {
	let typed: unknown
	try {
		typed = cleanText(JSON.parse(json))
	} catch (cause) {
		throw new AppError('invalid_request', msg('facts.no_json'), { cause })
	}
	return fitting(typedFactsSchema, typed, ({ issues }) => {
		const fields = fieldsOf(issues).slice(0, 5).join(', ')
		return new AppError('invalid_request', msg('facts.check_fields', { fields: fields || msg('facts.the_form') }))
	})
}
