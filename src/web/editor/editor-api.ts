import {
	type CropImage,
	type PageVersion,
	type PictureWords,
	pageVersionSchema,
	type RewriteResponse,
	rewriteResponseSchema,
	type SavePageResponse,
	savePageResponseSchema,
	uploadedImageSchema,
	type VersionList,
	versionListSchema,
} from '../../core/contracts/pages'
import { type VerdictsRequest, type VerdictsResponse, verdictsResponseSchema } from '../../core/contracts/verdicts'
import type { Crop } from '../../core/page/compose/picture-nature'
import type { PageImage, Section } from '../../core/page/page'
import { call, jsonBody } from '../calls/http'

const UPLOAD_TIMEOUT_MS = 90_000
const REWRITE_TIMEOUT_MS = 120_000

const ofPage = (id: string) => `/api/pages/${encodeURIComponent(id)}`

/** The calls only the editor makes. Each throws AppError (see http.ts). */
export const editorApi = {
	versions(id: string): Promise<VersionList> {
		return call(`${ofPage(id)}/versions`, versionListSchema)
	},

	version(id: string, version: number): Promise<PageVersion> {
		return call(`${ofPage(id)}/versions/${version}`, pageVersionSchema)
	},

	/** Makes an old version the newest; `conflict` when another was saved since `baseVersion`. */
	restore(id: string, version: number, baseVersion: number): Promise<SavePageResponse> {
		return call(`${ofPage(id)}/versions/${version}/restore`, savePageResponseSchema, jsonBody({ base_version: baseVersion }))
	},

	/** Stores a picture; the page is not changed by it. */
	async uploadImage(id: string, file: File): Promise<PageImage> {
		const body = new FormData()
		body.append('image', file)
		const options = { method: 'POST', body, timeoutMs: UPLOAD_TIMEOUT_MS } as const
		return (await call(`${ofPage(id)}/images`, uploadedImageSchema, options)).image
	},

	/** A part of a picture of the saved page as a picture of its own; the page is not changed by it. */
	async cropImage(id: string, image: string, crop: Crop): Promise<PageImage> {
		const options = { ...jsonBody({ image, crop } satisfies CropImage), timeoutMs: UPLOAD_TIMEOUT_MS }
		return (await call(`${ofPage(id)}/crop`, uploadedImageSchema, options)).image
	},

	/** A picture of the saved page with its writing changed by a model; the page is not changed by it. */
	async changeWords(id: string, asked: PictureWords): Promise<PageImage> {
		const options = { ...jsonBody(asked), timeoutMs: REWRITE_TIMEOUT_MS }
		return (await call(`${ofPage(id)}/picture-words`, uploadedImageSchema, options)).image
	},

	/** What the facts say to some texts, in their order. */
	verdicts(asked: VerdictsRequest): Promise<VerdictsResponse> {
		return call('/api/verdicts', verdictsResponseSchema, jsonBody(asked))
	},

	/** A section written anew from the page's facts; nothing is saved by it. `canceled` when the signal ends it. */
	rewrite(id: string, section: Section, instruction: string, signal: AbortSignal): Promise<RewriteResponse> {
		const options = { ...jsonBody({ section, instruction }), timeoutMs: REWRITE_TIMEOUT_MS, signal }
		return call(`${ofPage(id)}/rewrite`, rewriteResponseSchema, options)
	},
}
