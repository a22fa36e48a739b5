import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { AppError } from '../../core/errors'
import { MAX_IMAGE_BYTES } from '../../core/limits'
import { DEFAULT_LANGUAGE, findLanguage } from '../../core/locale/languages'
import { DEFAULT_MARKET, findMarket } from '../../core/locale/markets'

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
})

export type GenerateRequest = {
	productLink: string
	language: string
	market: string
	userId: string | undefined
	generationId: string | undefined
	savedPage: Uint8Array | undefined
	croppedImage: Uint8Array | undefined
	/** Wishes that need an image-editing model (W-9). */
	notDone: string[]
}

const FILE_FIELDS = ['saved_page', 'cropped_image']

/** The multipart request of POST /api/generate. Throws AppError `invalid_request`, `too_large`. */
export async function readGenerateRequest(request: FastifyRequest): Promise<GenerateRequest> {
	const { fields, files } = await readParts(request)
	const parsed = formSchema.safeParse(fields)
	if (!parsed.success) {
		throw new AppError(
			'invalid_request',
			`The request could not be understood: check ${parsed.error.issues.map((issue) => issue.path.join('.')).join(', ')}.`,
		)
	}
	const form = parsed.data
	const language = findLanguage(form.language)
	const market = findMarket(form.market)
	if (!language)
		throw new AppError('invalid_request', `“${form.language.slice(0, 40)}” is not one of the languages. Choose one from the list.`)
	if (!market) throw new AppError('invalid_request', `“${form.market.slice(0, 40)}” is not one of the markets. Choose one from the list.`)
	const croppedImage = files.get('cropped_image')
	if (croppedImage && croppedImage.byteLength > MAX_IMAGE_BYTES) {
		throw new AppError('too_large', `The picture is larger than ${MAX_IMAGE_BYTES / 1024 / 1024} MB. Choose a smaller one.`)
	}
	return {
		productLink: form.product_link,
		language: language.id,
		market: market.id,
		userId: form.user_id,
		generationId: form.generation_id || undefined,
		savedPage: files.get('saved_page'),
		croppedImage,
		notDone: (['translate_images', 'remove_chinese_text'] as const).filter((wish) => form[wish] === 'true'),
	}
}

async function readParts(request: FastifyRequest): Promise<{ fields: Record<string, string>; files: Map<string, Uint8Array> }> {
	const fields: Record<string, string> = {}
	const files = new Map<string, Uint8Array>()
	for await (const part of request.parts()) {
		if (part.type === 'file') {
			const bytes = await part.toBuffer()
			if (FILE_FIELDS.includes(part.fieldname) && bytes.byteLength > 0) files.set(part.fieldname, bytes)
		} else if (typeof part.value === 'string' && part.fieldname in formSchema.shape) {
			if (part.valueTruncated) throw new AppError('invalid_request', `${part.fieldname} is too long.`)
			fields[part.fieldname] = part.value
		}
	}
	return { fields, files }
}
