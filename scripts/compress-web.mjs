// Writes a brotli and a gzip copy beside every text file of the built app, so that the server sends few bytes and
// compresses nothing itself.
import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const folder = process.argv[2]
const WORTH_IT_BYTES = 1024

const COPIES = { br: promisify(brotliCompress), gz: (bytes) => promisify(gzip)(bytes, { level: 9 }) }

async function compress(path) {
	const bytes = await readFile(path)
	if (bytes.length < WORTH_IT_BYTES) return
	for (const [ending, compressed] of Object.entries(COPIES)) await writeFile(`${path}.${ending}`, await compressed(bytes))
}

const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
// Side by side: they share the processors of the machine, a file at a time takes one.
await Promise.all(names.filter((name) => /\.(js|css|svg|json|txt|xml)$/.test(name)).map((name) => compress(join(folder, name))))
