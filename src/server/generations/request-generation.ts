import type { FileStore } from '../../connectors/files/file-store'
import type { Marketplace } from '../../connectors/marketplaces/marketplace'
import { AppError } from '../../core/errors'
import { msg } from '../../core/messages/message'
import { type SourceName, sourceOfMarketplace } from '../../core/product/source-names'
import { productGiven } from '../../pipeline/step-parts/product-given'
import type { StoredInput } from '../db/schema/schema'
import { findStoreProfile } from '../profile/profile'
import type { GenerateRequest } from './read-request'
import { type StartDeps, startGeneration } from './start-generation'

export type RequestDeps = StartDeps & {
	files: FileStore
	marketplace: Marketplace
	newId(): string
	editsImages: boolean
	openSources(): Promise<readonly SourceName[]>
}

/**
 * A request → a generation under way; answers its id, or `invalid_url` when no product is named. Uploads are kept until
 * it ends. Throws AppError `limit`, `busy`, `conflict`, `invalid_request`, `too_large`.
 */
export async function requestGeneration(
	deps: RequestDeps,
	userId: string,
	request: GenerateRequest,
): Promise<{ id: string } | 'invalid_url'> {
	const named = deps.marketplace.parseLink(request.product_link)
	const open = await deps.openSources()
	const link = named && open.includes(sourceOfMarketplace(named.marketplace)) ? named : undefined
	const { savedPage, pasted_text: pastedText, typedFacts } = request
	// Text and facts are judged before anything is kept or reserved.
	const given = productGiven({ link: link?.url, pastedText, typedFacts })
	if (!link && !savedPage && !given) return isNameless(request) ? refuseNameless() : 'invalid_url'
	const id = request.generation_id ?? deps.newId()
	const seller = await findStoreProfile(deps.db, userId)
	const uploads: Uploads = {
		...(savedPage ? { savedPageKey: await keepUpload(deps, savedPage) } : {}),
		...(request.croppedImage ? { croppedImageKey: await keepUpload(deps, request.croppedImage) } : {}),
		...(request.photos.length > 0 ? { photoKeys: await keepUploads(deps, request.photos) } : {}),
	}
	const input: StoredInput = {
		...(link ? { link: link.url } : {}),
		...uploads,
		...(pastedText ? { pastedText } : {}),
		...(typedFacts ? { typedFacts } : {}),
		...(request.check_facts ? { checkFacts: true } : {}),
		...(seller ? { seller } : {}),
		language: request.language,
		market: request.market,
		...(deps.editsImages && request.imageEdits.length > 0 ? { imageEdits: request.imageEdits } : {}),
		notDone: deps.editsImages ? [] : request.imageEdits,
	}
	let outcome: 'started' | 'known' | undefined
	try {
		outcome = await startGeneration(deps, { id, userId, input })
	} finally {
		if (outcome !== 'started') for (const key of Object.values(uploads).flat()) await deps.files.delete(key)
	}
	return { id }
}

type Uploads = { savedPageKey?: string; croppedImageKey?: string; photoKeys?: string[] }

async function keepUpload(deps: RequestDeps, bytes: Uint8Array): Promise<string> {
	const key = `uploads/${deps.newId()}.bin`
	await deps.files.put(key, bytes, 'application/octet-stream')
	return key
}

async function keepUploads(deps: RequestDeps, files: readonly Uint8Array[]): Promise<string[]> {
	const keys: string[] = []
	for (const bytes of files) keys.push(await keepUpload(deps, bytes))
	return keys
}

function isNameless({ product_link: link, photos, typedFacts }: GenerateRequest): boolean {
	return !link && (photos.length > 0 || typedFacts !== undefined)
}

function refuseNameless(): never {
	throw new AppError('invalid_request', msg('generations.photos_alone'))
}
