import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { PACKAGE_DIR } from '../../root'
import { openapiDocument } from './openapi-document'

const packageSchema = z.object({ version: z.string() })

/** GET /api/openapi.json (N-1): the same for everybody, made when it is first asked for. */
export function registerOpenapiRoute(app: FastifyInstance, { publicUrl }: { publicUrl: string }): void {
	let made: string | undefined
	app.get('/api/openapi.json', async (_request, reply) => {
		made ??= JSON.stringify(openapiDocument({ publicUrl, version: await packageVersion() }))
		return reply.type('application/json; charset=utf-8').header('cache-control', 'public, max-age=300').send(made)
	})
}

async function packageVersion(): Promise<string> {
	return packageSchema.parse(JSON.parse(await readFile(join(PACKAGE_DIR, 'package.json'), 'utf8'))).version
}
