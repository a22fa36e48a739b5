import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FakeS3, startFakeS3 } from '../../../test/fakes/s3/s3'
import { createOutbound, type Outbound } from '../fetch'
import type { FileStore } from './file-store'
import { fileStoreContract } from './file-store.contract'
import { createS3Files } from './s3-files'

let s3: FakeS3
let outbound: Outbound
beforeAll(async () => {
	s3 = await startFakeS3()
	outbound = createOutbound({ allowedHosts: ['127.0.0.1'] })
})
afterAll(async () => {
	await outbound.close()
	await s3.close()
})
const configured = (other: Partial<Parameters<typeof createS3Files>[0]> = {}) =>
	createS3Files({ ...s3, endpoint: s3.origin, ...other }, outbound)
/** Away for whoever asks; its cause tells the operator what the storage said, and where to look. */
const refusal = (said: string) =>
	expect.objectContaining({
		code: 'unavailable',
		details: { retryAfterSeconds: 5 },
		cause: expect.objectContaining({ message: expect.stringMatching(`^object storage answered ${said}: look at .*S3_BUCKET.* rights`) }),
	})

describe('files in object storage', () => {
	fileStoreContract(async () => configured())

	it('[N-7] an object says what it holds, under the key as it is', async () => {
		await configured().put('ab/cd12-960.webp', new Uint8Array([1, 2]), 'image/webp')
		expect(s3.objects.get('ab/cd12-960.webp')).toEqual({ bytes: Buffer.from([1, 2]), contentType: 'image/webp' })
	})

	it.each(['../other-bucket/x.txt', 'ab//x.webp', 'AB/x.webp', 'ab/x.webp?acl', 'x'])('[N-5] the key %j reaches nothing', async (key) => {
		await expect(configured().get(key)).rejects.toEqual(expect.objectContaining({ code: 'not_found' }))
		await expect(configured().put(key, new Uint8Array(1), 'x')).rejects.toEqual(expect.objectContaining({ code: 'not_found' }))
	})

	it('[N-7] [N-2] a wrong key, secret, region or bucket is told by name, and never taken for a missing picture', async () => {
		await expect(configured({ secretAccessKey: 'wrong' }).get('ab/x.webp')).rejects.toEqual(refusal('GET with 403 SignatureDoesNotMatch'))
		await expect(configured({ accessKeyId: 'AKIAOTHER' }).get('ab/x.webp')).rejects.toEqual(refusal('GET with 403 InvalidAccessKeyId'))
		await expect(configured({ region: 'us-other-1' }).delete('ab/x.webp')).rejects.toEqual(
			refusal('DELETE with 403 AuthorizationHeaderMalformed'),
		)
		await expect(configured({ bucket: 'nobodys' }).get('ab/x.webp')).rejects.toEqual(refusal('GET with 404 NoSuchBucket'))
		await expect(configured({ bucket: 'nobodys' }).put('ab/x.webp', new Uint8Array(1), 'x')).rejects.toEqual(
			refusal('PUT with 404 NoSuchBucket'),
		)
	})

	it('[N-2] storage that fails again and again, or cannot be reached, is away for now, as a lost disk is', async () => {
		const away = expect.objectContaining({ code: 'unavailable', details: expect.objectContaining({ retryAfterSeconds: 5 }) })
		const one = new Uint8Array(1)
		for (const ask of [(files: FileStore) => files.put('ab/x.webp', one, 'x'), (files: FileStore) => files.get('ab/x.webp')]) {
			s3.failNext(3, 503, 'ServiceUnavailable')
			await expect(ask(configured())).rejects.toEqual(away)
			await expect(ask(configured({ endpoint: 'http://127.0.0.1:1' }))).rejects.toEqual(away)
		}
		s3.failNext(1, 500, 'InternalError')
		await expect(configured().delete('ab/x.webp')).rejects.toEqual(away)
	})

	it('[N-2] storage that asks for patience is asked again', async () => {
		await configured().put('ab/later.webp', new Uint8Array([7]), 'image/webp')
		s3.failNext(1, 503, 'SlowDown')
		expect([...((await configured().get('ab/later.webp')) ?? [])]).toEqual([7])
		s3.failNext(1, 503, 'SlowDown')
		await configured().put('ab/later.webp', new Uint8Array([8]), 'image/webp')
		expect([...((await configured().get('ab/later.webp')) ?? [])]).toEqual([8])
	})
})
