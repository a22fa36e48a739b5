import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../../test/support/test-app'
import { withIdentity } from './identity-documents'
import { readWebFiles, type WebFiles } from './web-files'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let files: WebFiles
beforeAll(async () => {
	folder = await temporaryFolder()
	await mkdir(join(folder.path, 'login'))
	await writeFile(join(folder.path, 'index.html'), '<html><head><title>Landing</title></head><script>window.a = 1</script></html>')
	await writeFile(join(folder.path, 'login', 'index.html'), '<html><head><title>Login</title></head></html>')
	await writeFile(join(folder.path, '__spa-fallback.html'), '<html><head><title>App</title></head></html>')
	const read = await readWebFiles(folder.path)
	if (!read) throw new Error('there are no files')
	files = read
})
afterAll(() => folder.remove())

const CLERK = { kind: 'clerk', publishableKey: 'pk_test_"x', origin: 'https://brave.clerk.accounts.dev' } as const
const directives = (policy: string) =>
	Object.fromEntries(policy.split('; ').map((part) => part.split(/ (.*)/s).slice(0, 2) as [string, string]))

describe('documents and who signs people in', () => {
	it('[A-5] [N-4] without Clerk nothing of it is allowed', () => {
		expect(withIdentity(files, { kind: 'embedded' })).toBe(files)
		expect(files.fallback.policy).not.toMatch(/clerk|cloudflare|https:/)
	})

	it('[A-5] [N-4] with Clerk its documented sources are allowed, and no further ones', () => {
		const { documents, fallback } = withIdentity(files, CLERK)
		for (const document of [fallback, ...documents.values()]) {
			const [before, after] = [directives(files.fallback.policy), directives(document.policy)]
			expect(after).toMatchObject({
				'script-src': expect.stringMatching(
					/^'self'.* https:\/\/brave\.clerk\.accounts\.dev https:\/\/challenges\.cloudflare\.com https:\/\/\*\.protect\.clerk\.com$/,
				),
				'connect-src': "'self' https://brave.clerk.accounts.dev https://*.protect.clerk.com:*",
				'img-src': "'self' data: blob: https://img.clerk.com",
				'frame-src': "'self' https://challenges.cloudflare.com https://*.protect.clerk.com",
				'worker-src': "'self' blob:",
			})
			expect(document.policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline|\shttps:(?:\s|;)/)
			for (const name of ['default-src', 'style-src', 'object-src', 'base-uri', 'form-action', 'frame-ancestors']) {
				expect(after[name]).toBe(before[name])
			}
		}
	})

	it('[A-5] with Clerk the documents name it, compressed ones too, before any script has run', () => {
		const { documents, fallback } = withIdentity(files, CLERK)
		const meta = [
			'<head><meta name="vitrine-identity" ',
			'content="{&quot;kind&quot;:&quot;clerk&quot;,&quot;publishableKey&quot;:&quot;pk_test_\\&quot;x&quot;',
		].join('')
		expect(documents.get('/')?.html.toString()).toContain(meta)
		expect(brotliDecompressSync(fallback.encoded.br).toString()).toContain(meta)
		expect(fallback.etag).not.toBe(files.fallback.etag)
		expect(documents.get('/login')?.html.toString()).toMatch(
			/^<html data-identity="clerk"><head><meta name="vitrine-identity".*<title>Login/,
		)
		expect(documents.get('/')?.policy).toContain("'sha256-")
	})
})
