import { z } from 'zod'
import { type Me, meSchema } from '../../core/contracts/account'
import {
	type GenerateResponse,
	type Generation,
	type GenerationFacts,
	generateResponseSchema,
	generationFactsSchema,
	generationSchema,
} from '../../core/contracts/generation'
import {
	type SavePageRequest,
	type SavePageResponse,
	type StoredPage,
	savePageResponseSchema,
	storedPageSchema,
} from '../../core/contracts/pages'
import { isAppError } from '../../core/errors'
import { GENERATE_TIMEOUT_MS } from '../../core/limits'
import type { Product } from '../../core/product/product'
import { forgetLost } from '../browser/once-key'
import { call, callForOutcome, jsonBody } from './http'

/** The server's calls, typed by core/contracts. Each throws AppError (see http.ts). */
export const api = {
	/** Who is signed in; null when nobody is. */
	async me(): Promise<Me | null> {
		try {
			return await call('/api/me', meSchema)
		} catch (error) {
			if (isAppError(error, 'unauthenticated')) return null
			throw error
		}
	},

	/** Starts a generation; `form` holds the fields of spec §3. The reply names its outcome in `status`. */
	generate(form: FormData): Promise<GenerateResponse> {
		return callForOutcome('/api/generate', generateResponseSchema, {
			method: 'POST',
			body: form,
			headers: { prefer: 'respond-async' },
			timeoutMs: GENERATE_TIMEOUT_MS,
		})
	},

	/** The generation under way or just ended; null when there is none. */
	currentGeneration(): Promise<Generation | null> {
		return call('/api/generations/current', generationSchema.nullable())
	},

	generation(id: string): Promise<Generation> {
		return call(`/api/generations/${encodeURIComponent(id)}`, generationSchema)
	},

	/** The facts a generation waits with. */
	generationFacts(id: string): Promise<GenerationFacts> {
		return call(`/api/generations/${encodeURIComponent(id)}/facts`, generationFactsSchema)
	},

	/** Lets it go on with the facts as edited; as found when none are given. */
	settleFacts(id: string, product: Product | undefined): Promise<Generation> {
		return call(`/api/generations/${encodeURIComponent(id)}/facts`, generationSchema, jsonBody(product ? { product } : {}))
	},

	cancelGeneration(id: string): Promise<unknown> {
		return call(`/api/generations/${encodeURIComponent(id)}/cancel`, z.unknown(), { method: 'POST' })
	},

	page(id: string): Promise<StoredPage> {
		return call(`/api/pages/${encodeURIComponent(id)}`, storedPageSchema)
	},

	async savePage(request: SavePageRequest): Promise<SavePageResponse> {
		const saved = await call('/api/save_generated_page', savePageResponseSchema, jsonBody(request))
		// A push whose answer was lost was of the page as it had been.
		forgetLost()
		return saved
	},
}

/** Address of a generation's event stream (server-sent events). */
export function generationEventsUrl(id: string): string {
	return `/api/generations/${encodeURIComponent(id)}/events`
}

/** Address of a page's download (`product_page.html`). */
export function pageDownloadUrl(id: string): string {
	return `/api/pages/${encodeURIComponent(id)}/download`
}
