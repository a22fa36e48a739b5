// Comments are at most 120 characters, code at most 140. `node scripts/list-long-lines.mjs` prints longer lines as
// path:line.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT } from './prepare.mjs'

const FOLDERS = ['src', 'bench', 'test', 'scripts']
/** Tables of words and pages of shops are data. */
const DATA = /\/(locale|messages\/words|fixtures|writers\/prompts|model\/copy)\//

const isComment = (line) => /^\s*(\/\/|\/\*|\*)/.test(line)

/** Numbers of the lines of a text that are too long. @param {string} text @returns {number[]} */
export function longLines(text) {
	return text.split('\n').flatMap((line, at) => (line.length > (isComment(line) ? 120 : 140) ? [at + 1] : []))
}

/** The long lines of every file of the project, as `path:line`. @returns {string[]} */
export function listLongLines() {
	const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...FOLDERS], { cwd: ROOT, encoding: 'utf8' })
	const code = files.split('\n').filter((path) => /\.(tsx?|mjs)$/.test(path) && !DATA.test(path) && existsSync(join(ROOT, path)))
	return code.flatMap((path) => longLines(readFileSync(join(ROOT, path), 'utf8')).map((line) => `${path}:${line}`))
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) for (const place of listLongLines()) console.log(place)
