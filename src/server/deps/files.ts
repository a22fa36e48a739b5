import { join } from 'node:path'
import type { Config } from '../../config/config'
import { createOutbound } from '../../connectors/fetch'
import type { FileStore } from '../../connectors/files/file-store'
import { createLocalFiles } from '../../connectors/files/local-files'
import { createS3Files } from '../../connectors/files/s3-files'

/**
 * Where pictures are kept: object storage when it is configured, otherwise a folder. `close` lets go of its
 * connections.
 */
export function openFiles({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): { files: FileStore; close(): Promise<void> } {
	if (!s3) return { files: createLocalFiles(join(dataDir, 'files')), close: async () => {} }
	// The operator named the address, which may be a private one; the listings' proxies have no part in it.
	const outbound = createOutbound({ allowedHosts: [new URL(s3.endpoint).hostname] })
	return { files: createS3Files(s3, outbound), close: () => outbound.close() }
}
