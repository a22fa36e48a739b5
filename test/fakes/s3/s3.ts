import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { signatureError } from './verify-signature'

export type FakeS3 = {
	/** What S3_ENDPOINT is set to. */
	origin: string
	bucket: string
	region: string
	accessKeyId: string
	secretAccessKey: string
	objects: Map<string, { bytes: Buffer; contentType: string }>
	/** Answers so many of the next requests, of keys with an ending if one is named, with this status and code. */
	failNext(count: number, status: number, code: string, ending?: string): void
	close(): Promise<void>
}

/**
 * Object storage over HTTP as S3 answers it: one bucket, path-style addresses, signatures of version 4 checked, errors
 * in XML.
 */
export async function startFakeS3(): Promise<FakeS3> {
	const objects: FakeS3['objects'] = new Map()
	const account = { region: 'eu-test-1', accessKeyId: 'AKIATESTTESTTESTTEST', secretAccessKey: 'secret/of+the/fake' }
	const bucket = 'vitrine-pictures'
	let failing = { count: 0, status: 503, code: 'SlowDown', ending: '' }
	const server = createServer(async (request, response) => {
		const body = await bytesOf(request)
		if (request.url?.endsWith(failing.ending) && failing.count-- > 0) return refuse(response, failing.status, failing.code)
		const error = signatureError(request, body, account)
		if (error) return refuse(response, 403, error)
		const [, named, key] = /^\/([^/]+)\/(.+)$/.exec(request.url ?? '') ?? []
		if (named !== bucket) return refuse(response, 404, 'NoSuchBucket')
		answer(request, response, { key: decodeURIComponent(key ?? ''), body, objects })
	})
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	return {
		...account,
		origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		bucket,
		objects,
		failNext: (count, status, code, ending = '') => {
			failing = { count, status, code, ending }
		},
		close: () =>
			new Promise((resolve) => {
				server.close(() => resolve())
				server.closeAllConnections()
			}),
	}
}

type Call = { key: string; body: Buffer; objects: FakeS3['objects'] }

function answer(request: IncomingMessage, response: ServerResponse, { key, body, objects }: Call): void {
	if (request.method === 'PUT') {
		objects.set(key, { bytes: body, contentType: request.headers['content-type'] ?? 'binary/octet-stream' })
		response.writeHead(200, { etag: '"0"' }).end()
	} else if (request.method === 'DELETE') {
		objects.delete(key)
		response.writeHead(204).end()
	} else if (request.method === 'GET') {
		const found = objects.get(key)
		if (found) response.writeHead(200, { 'content-type': found.contentType, 'content-length': found.bytes.length }).end(found.bytes)
		else refuse(response, 404, 'NoSuchKey')
	} else refuse(response, 405, 'MethodNotAllowed')
}

function refuse(response: ServerResponse, status: number, code: string): void {
	response
		.writeHead(status, { 'content-type': 'application/xml' })
		.end(`<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${code}</Message></Error>`)
}

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
	const chunks: Buffer[] = []
	for await (const chunk of request) chunks.push(chunk as Buffer)
	return Buffer.concat(chunks)
}
