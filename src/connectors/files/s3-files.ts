import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import { AppError, isAppError } from '../../core/errors'
import { msg } from '../../core/messages/message'
import type { Outbound, OutboundResponse } from '../fetch'
import { isRetriedError, isRetriedStatus } from '../fetch-retry'
import { checkedKey, type FileStore } from './file-store'

/** A bucket of Amazon S3 or of a server that speaks its protocol (MinIO, Cloudflare R2, Hetzner, OVHcloud). */
export type S3Config = {
	/** Without the bucket: `https://s3.eu-west-3.amazonaws.com`, `http://minio:9000`. */
	endpoint: string
	region: string
	bucket: string
	accessKeyId: string
	secretAccessKey: string
}

const TIMEOUT_MS = 60_000
const RETRY_AFTER_SECONDS = 5
/** The largest blob kept is an export of a page with its pictures. */
const MAX_BYTES = 100 * 1024 * 1024

/**
 * Blobs as objects of one bucket, addressed by path. Throws AppError `unavailable` when the storage fails, cannot be
 * reached or refuses, as a lost disk is; the cause says what to look at.
 */
export function createS3Files(config: S3Config, outbound: Outbound): FileStore {
	const { accessKeyId, secretAccessKey, region } = config
	const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 })
	const send = async (method: string, key: string, body?: { bytes: Uint8Array<ArrayBuffer>; contentType: string }) => {
		const signed = await client.sign(`${config.endpoint}/${config.bucket}/${checkedKey(key)}`, {
			method,
			headers: {
				'x-amz-content-sha256': createHash('sha256')
					.update(body?.bytes ?? '')
					.digest('hex'),
				...(body ? { 'content-type': body.contentType } : {}),
			},
			...(body ? { body: body.bytes } : {}),
		})
		const answered = outbound.request(signed.url, {
			method,
			headers: Object.fromEntries(signed.headers),
			...(body ? { body: body.bytes } : {}),
			timeoutMs: TIMEOUT_MS,
			maxBytes: MAX_BYTES,
			maxRedirects: 0,
			idempotent: true,
		})
		return answered.catch((cause: unknown) => {
			throw isRetriedError(cause) || isAppError(cause, 'timeout') ? unavailable(cause) : cause
		})
	}
	return {
		async put(key, bytes, contentType) {
			const answer = await send('PUT', key, { bytes: new Uint8Array(bytes), contentType })
			if (answer.status !== 200) throw refused('PUT', answer)
		},
		async get(key) {
			const answer = await send('GET', key)
			if (answer.status === 404 && codeOf(answer) !== 'NoSuchBucket') return undefined
			if (answer.status !== 200) throw refused('GET', answer)
			return answer.body
		},
		async delete(key) {
			const answer = await send('DELETE', key)
			if (answer.status !== 204 && answer.status !== 200 && codeOf(answer) !== 'NoSuchKey') throw refused('DELETE', answer)
		},
	}
}

/** The storage's own word for what is wrong: `AccessDenied`, `NoSuchBucket`, `SignatureDoesNotMatch`. */
const codeOf = ({ body }: OutboundResponse) => /<Code>(\w+)<\/Code>/.exec(body.toString('utf8', 0, 2000))?.[1]

/** What the operator is told to look at when the storage is there and does not take what we ask. */
const LOOK = 'look at S3_ENDPOINT, S3_BUCKET, S3_REGION, and at the key and its rights (get, put, delete)'

function refused(method: string, answer: OutboundResponse): AppError {
	const said = [`object storage answered ${method} with ${answer.status}`, codeOf(answer)].filter(Boolean).join(' ')
	const passes = answer.status >= 500 || isRetriedStatus(answer.status)
	return unavailable(new Error(passes ? said : `${said}: ${LOOK}`))
}

/** The cause is for the log; whoever asked is told to come back. */
function unavailable(cause: unknown): AppError {
	return new AppError('unavailable', msg('pictures.file_out_of_reach'), { cause, details: { retryAfterSeconds: RETRY_AFTER_SECONDS } })
}
