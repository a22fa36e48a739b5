import type { FileStore } from '../../connectors/files/file-store'
import type { Marketplace } from '../../connectors/marketplaces/marketplace'
import type { StoredInput } from '../db/schema/schema'
import type { GenerateRequest } from './read-request'
import { type StartDeps, startGeneration } from './start-generation'

export type RequestDeps = StartDeps & { files: FileStore; marketplace: Marketplace; newId(): string }

/**
 * A request → a generation under way; answers its id, or `invalid_url` when no listing is named. Uploads are kept until it ends.
 * Throws AppError `limit`, `busy`, `conflict`, `invalid_request`.
 */
export async function requestGeneration(
	deps: RequestDeps,
	userId: string,
	request: GenerateRequest,
): Promise<{ id: string } | 'invalid_url'> {
	const link = deps.marketplace.parseLink(request.productLink)
	if (!link && !request.savedPage) return 'invalid_url'
	const id = request.generationId ?? deps.newId()
	const uploads: Uploads = {
		...(await keepUpload(deps, 'savedPageKey', request.savedPage)),
		...(await keepUpload(deps, 'croppedImageKey', request.croppedImage)),
	}
	const input: StoredInput = {
		...(link ? { link: link.url } : {}),
		...uploads,
		language: request.language,
		market: request.market,
		notDone: request.notDone,
	}
	let outcome: 'started' | 'known' | undefined
	try {
		outcome = await startGeneration(deps, { id, userId, input })
	} finally {
		if (outcome !== 'started') for (const key of Object.values(uploads)) await deps.files.delete(key)
	}
	return { id }
}

type Uploads = Pick<StoredInput, 'savedPageKey' | 'croppedImageKey'>

async function keepUpload(deps: RequestDeps, name: keyof Uploads, bytes: Uint8Array | undefined): Promise<Uploads> {
	if (!bytes) return {}
	const key = `uploads/${deps.newId()}.bin`
	await deps.files.put(key, bytes, 'application/octet-stream')
	return { [name]: key }
}
