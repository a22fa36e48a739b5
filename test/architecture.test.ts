import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import rules from '../.dependency-cruiser.mjs'

const ROOT = resolve(import.meta.dirname, '..')
const PROBES = join(ROOT, 'test', 'probes')

type Violation = { rule: { name: string }; from: string; to: string }

/**
 * Cruises the src (and test) folder below `base` with the project's rules; probes are judged as if they were the
 * project.
 */
function violationsBelow(base: string): Violation[] {
	const args = [
		join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'),
		'src',
		'--config',
		join(ROOT, '.dependency-cruiser.mjs'),
		'--output-type',
		'json',
	]
	const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: base, encoding: 'utf8', maxBuffer: 100_000_000 })
	if (!stdout.startsWith('{')) throw new Error(stderr || stdout)
	return (JSON.parse(stdout) as { summary: { violations: Violation[] } }).summary.violations
}

/** What core may not touch, because it would answer differently tomorrow, elsewhere or offline. */
const IMPURE = [
	/\bDate\.now\(/,
	/\bnew Date\(\s*\)/,
	/\bMath\.random\(/,
	/\bfetch\(/,
	/\bprocess\s*[.[]/,
	/\bset(?:Timeout|Interval|Immediate)\(/,
	/\bcrypto\.(?:randomUUID|getRandomValues|subtle)\b/,
	/\b(?:window|document|localStorage)\./,
]

const withoutComments = (code: string) => code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1')
const impuritiesOf = (code: string) => IMPURE.filter((pattern) => pattern.test(withoutComments(code)))

const kept = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'src', 'bench', 'test', 'scripts'], {
	cwd: ROOT,
	encoding: 'utf8',
})
	.split('\n')
	.filter((path) => existsSync(join(ROOT, path)))
const tracked = kept.filter((path) => /\.(ts|tsx|mjs)$/.test(path))
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const linesOf = (path: string) => read(path).split('\n').length - 1
const isTest = (path: string) => /\.(test|contract)\.tsx?$/.test(path) || path.startsWith('test/')
/** Tables of words and numbers are read as data, not as code. */
const isData = (path: string) => path.includes('/locale/') || path.includes('/messages/words/')

describe('direction rules', () => {
	test('the project keeps every rule', () => {
		const found = violationsBelow(ROOT).map((violation) => `${violation.rule.name}: ${violation.from} → ${violation.to}`)
		expect(found).toEqual([])
	}, 120_000)

	test.each([...new Set((rules.forbidden ?? []).map((rule) => String(rule.name)))])(
		'the rule %s catches its probe',
		(name) => {
			probed ??= violationsOfProbes()
			const own = filesBelow(join(PROBES, name))
			const caught = probed.filter(({ from }) => own.includes(from)).map((violation) => violation.rule.name)
			expect(caught).toContain(name)
		},
		60_000,
	)
})

let probed: Violation[] | undefined
const filesBelow = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' })

/**
 * All probes as one project, cruised once: each has its files at places of their own. Below the root, where packages
 * are found.
 */
function violationsOfProbes(): Violation[] {
	mkdirSync(join(ROOT, 'dist'), { recursive: true })
	const folder = mkdtempSync(join(ROOT, 'dist', 'probes-'))
	try {
		for (const probe of readdirSync(PROBES)) {
			const taken = filesBelow(join(PROBES, probe)).filter((file) => /\.tsx?$/.test(file) && existsSync(join(folder, file)))
			if (taken.length > 0) throw new Error(`Two probes have ${taken.join(', ')}.`)
			if (existsSync(join(PROBES, probe, 'src'))) cpSync(join(PROBES, probe), folder, { recursive: true })
		}
		return violationsBelow(folder)
	} finally {
		rmSync(folder, { recursive: true })
	}
}

describe('lint rules', () => {
	// The probes are left out of the project's own lint run, so they are judged by the same configuration in a folder of
	// their own, all at once.
	const probes = readdirSync(join(PROBES, 'lint'))
	const folder = mkdtempSync(join(tmpdir(), 'vitrine-lint-'))
	let said = ''
	beforeAll(() => {
		cpSync(join(ROOT, 'biome.json'), join(folder, 'biome.json'))
		cpSync(join(PROBES, 'lint'), join(folder, 'src', 'server'), { recursive: true })
		const args = [join(ROOT, 'node_modules/@biomejs/biome/bin/biome'), 'lint', '--vcs-enabled=false', '--colors=off', 'src']
		const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })
		said = stdout + stderr
		expect(status, said).toBe(1)
	}, 30_000)
	afterAll(() => rmSync(folder, { recursive: true }))

	test.each(probes)('%s is caught when it stands in the product', (file) => {
		expect(said).toMatch(new RegExp(`^src/server/${file}\\S* lint/\\w+/${file.replace('.ts', '')} `, 'm'))
	})
})

describe('core is pure', () => {
	const core = tracked.filter((path) => path.startsWith('src/core/') && !isTest(path))

	test('no file of core touches a clock, chance, the network, timers or the environment', () => {
		const found = core.flatMap((path) => impuritiesOf(read(path)).map((pattern) => `${path}: ${pattern}`))
		expect(core.length).toBeGreaterThan(10)
		expect(found).toEqual([])
	})

	test.each(readdirSync(join(PROBES, 'purity')))('the probe %s is caught', (file) => {
		expect(impuritiesOf(readFileSync(join(PROBES, 'purity', file), 'utf8'))).not.toEqual([])
	})
})

describe('sizes', () => {
	const code = tracked.filter((path) => path.startsWith('src/') && !isTest(path) && !isData(path))
	const sizes = code.map(linesOf).sort((a, b) => a - b)
	const quantile = (q: number) => sizes[Math.floor(q * (sizes.length - 1))] ?? 0

	test('no folder holds more than 40 files; words have one for each language', () => {
		const counts = new Map<string, number>()
		const source = tracked.filter((path) => path.startsWith('src/') && existsSync(join(ROOT, path)))
		for (const path of source) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1)
		const full = [...counts].filter(([folder, count]) => count > 40 && folder !== 'src/core/locale/phrases/words')
		expect(full).toEqual([])
	})

	test('no file is over 400 lines', () => {
		const written = kept.filter((path) => /\.(ts|tsx|mjs|css)$/.test(path))
		expect(written.filter((path) => !isData(path) && linesOf(path) > 400)).toEqual([])
	})

	test('half of the files have at most 60 lines, nine in ten at most 200', () => {
		expect(quantile(0.5)).toBeLessThanOrEqual(60)
		expect(quantile(0.9)).toBeLessThanOrEqual(200)
	})

	test('no file has a name that says nothing', () => {
		expect(tracked.filter((path) => /(^|\/)(utils?|helpers?|common|misc|[a-z-]*(manager|service)|base)(\.|\/)/.test(path))).toEqual([])
	})
})

describe('lock file', () => {
	test('names the build of every package for every platform, so that a clone installs anywhere', () => {
		const { packages } = JSON.parse(read('package-lock.json')) as {
			packages: Record<string, { optionalDependencies?: Record<string, string> }>
		}
		const present = new Set(Object.keys(packages).map((path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)))
		const missing = Object.entries(packages).flatMap(([path, entry]) =>
			Object.keys(entry.optionalDependencies ?? {})
				.filter((name) => !present.has(name))
				.map((name) => `${path}: ${name}`),
		)
		expect(missing).toEqual([])
	})
})
