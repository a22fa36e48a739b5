// Comments are at most 120 characters, code at most 140; what was longer when this was agreed is counted room by room
// in test/long-lines.json.
//   node scripts/list-long-lines.mjs           prints what is too long, as path:line
//   node scripts/list-long-lines.mjs --write   lowers the counts to what is left; it never raises one
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT } from './prepare.mjs'

const LIST = join(ROOT, 'test', 'long-lines.json')
const FOLDERS = ['src', 'bench', 'test', 'scripts']
/** Tables of words and pages of shops are data. */
const DATA = /\/(locale|messages\/words|lexicons|learned|fixtures|writers\/prompts|model\/copy)\//

const isComment = (line) => /^\s*(\/\/|\/\*|\*)/.test(line)

/** Numbers of the lines of a text that are too long. @param {string} text @returns {number[]} */
export function longLines(text) {
	return text.split('\n').flatMap((line, at) => (line.length > (isComment(line) ? 120 : 140) ? [at + 1] : []))
}

/** How many long lines each room may have. @returns {Record<string, number>} */
export const allowedLongLines = () => (existsSync(LIST) ? JSON.parse(readFileSync(LIST, 'utf8')) : {})

/** `src/core`, `test`: where a file belongs. @param {string} path */
const roomOf = (path) =>
	path
		.split('/')
		.slice(0, path.startsWith('src/') ? 2 : 1)
		.join('/')

/** How many long lines each room has. @returns {Record<string, number>} */
export function countLongLines() {
	const counts = {}
	for (const [path, lines] of findLongLines()) counts[roomOf(path)] = (counts[roomOf(path)] ?? 0) + lines.length
	return counts
}

/** The long lines of every file of the project that has some. @returns {Map<string, number[]>} */
export function findLongLines() {
	const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...FOLDERS], { cwd: ROOT, encoding: 'utf8' })
	const code = files.split('\n').filter((path) => /\.(tsx?|mjs)$/.test(path) && !DATA.test(path) && existsSync(join(ROOT, path)))
	return new Map(code.map((path) => [path, longLines(readFileSync(join(ROOT, path), 'utf8'))]).filter(([, lines]) => lines.length > 0))
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
	if (process.argv.includes('--write')) {
		const allowed = allowedLongLines()
		const counts = Object.entries(countLongLines()).map(([room, count]) => [room, Math.min(count, allowed[room] ?? count)])
		writeFileSync(LIST, `${JSON.stringify(Object.fromEntries(counts), null, '\t')}\n`)
	} else {
		for (const [path, lines] of findLongLines()) for (const line of lines) console.log(`${path}:${line}`)
	}
}
