import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../../config/config'
import { createOutbound } from '../../connectors/fetch'
import type { FileStore } from '../../connectors/files/file-store'
import { createLocalFiles } from '../../connectors/files/local-files'
import { createS3Files } from '../../connectors/files/s3-files'

/**
 * Where pictures are kept: object storage when it is configured, otherwise a folder, which is made: until then a server
 * whose database and secret lie elsewhere could not say that it is ready. `close` lets go of its connections. Throws
 * when the folder cannot be made.
 */
export async function openFiles({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): Promise<{ files: FileStore; close(): Promise<void> }> {
	if (!s3) {
		const folder = join(dataDir, 'files')
		await mkdir(folder, { recursive: true })
		return { files: createLocalFiles(folder), close: async () => {} }
	}
	// The operator named the address, which may be a private one; the listings' proxies have no part in it.
	const outbound = createOutbound({ allowedHosts: [new URL(s3.endpoint).hostname] })
	return { files: createS3Files(s3, outbound), close: () => outbound.close() }
}
