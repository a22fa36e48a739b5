// Writes a brotli and a gzip copy beside every text file of the built app, so that the server sends few bytes and
// compresses nothing itself.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

const folder = process.argv[2]
const WORTH_IT_BYTES = 1024

for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
	if (!/\.(js|css|svg|json|txt|xml)$/.test(name)) continue
	const bytes = readFileSync(join(folder, name))
	if (bytes.length < WORTH_IT_BYTES) continue
	writeFileSync(join(folder, `${name}.br`), brotliCompressSync(bytes))
	writeFileSync(join(folder, `${name}.gz`), gzipSync(bytes, { level: 9 }))
}
