import { createHash, createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

type Account = { region: string; accessKeyId: string; secretAccessKey: string }

const FRESH_MS = 15 * 60_000
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest()

/**
 * What S3 would say against a request's signature, or nothing. After Amazon's "Signature Version 4 for API requests":
 * the canonical request, the string to sign, the key derived from day, region and service.
 */
export function signatureError(request: IncomingMessage, body: Buffer, account: Account): string | undefined {
	const header = (name: string) => String(request.headers[name] ?? '')
	const [, accessKeyId, day, region, signedHeaders, signature] =
		/^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
			header('authorization'),
		) ?? []
	if (!signature || !signedHeaders || !day) return 'AccessDenied'
	if (accessKeyId !== account.accessKeyId) return 'InvalidAccessKeyId'
	if (region !== account.region) return 'AuthorizationHeaderMalformed'
	const time = header('x-amz-date')
	const at = Date.parse(time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
	if (!(Math.abs(Date.now() - at) < FRESH_MS)) return 'RequestTimeTooSkewed'
	const names = signedHeaders.split(';')
	if (!names.includes('host') || !names.includes('x-amz-content-sha256')) return 'AccessDenied'
	const hash = header('x-amz-content-sha256')
	if (hash !== sha256(body)) return 'XAmzContentSHA256Mismatch'
	const [path = '', query = ''] = (request.url ?? '').split('?')
	const canonical = [request.method, path, query, ...names.map((name) => `${name}:${header(name).trim()}`), '', signedHeaders, hash].join(
		'\n',
	)
	const scope = `${day}/${region}/s3/aws4_request`
	const key = [region, 's3', 'aws4_request'].reduce((made, part) => hmac(made, part), hmac(`AWS4${account.secretAccessKey}`, day))
	const expected = hmac(key, ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n')).toString('hex')
	return expected === signature ? undefined : 'SignatureDoesNotMatch'
}
