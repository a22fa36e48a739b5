import type { S3Config } from '../connectors/files/s3-files'

/** What the environment says of where pictures are kept; each field as its variable is called. */
export type FilesEnvironment = {
	S3_ENDPOINT?: string | undefined
	S3_REGION: string
	S3_BUCKET?: string | undefined
	S3_ACCESS_KEY_ID?: string | undefined
	S3_SECRET_ACCESS_KEY?: string | undefined
}

const NEEDED = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

/** Object storage, whole; undefined without any of it: a folder below DATA_DIR. */
export function readS3(env: FilesEnvironment): { s3: S3Config | undefined; errors: string[] } {
	const given = NEEDED.filter((name) => env[name])
	if (given.length === 0) return { s3: undefined, errors: [] }
	const missing = NEEDED.filter((name) => !env[name])
	if (missing.length > 0)
		return { s3: undefined, errors: [`${missing.join(' and ')} must be set when ${given.join(' and ')} is; or remove all of S3_…`] }
	const [endpoint = '', bucket = '', accessKeyId = '', secretAccessKey = ''] = NEEDED.map((name) => env[name])
	return { s3: { endpoint, region: env.S3_REGION, bucket, accessKeyId, secretAccessKey }, errors: [] }
}
