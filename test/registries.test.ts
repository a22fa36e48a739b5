import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { MARKETS } from '../src/core/locale/markets'
import { SECTION_KINDS } from '../src/core/page/sections/registry'
import { MARKETPLACES } from '../src/core/product/marketplaces/registry'
import { STORES } from '../src/core/stores/registry'
import { THEME_NAMES } from '../src/core/themes/themes'

const FILES = globSync('src/**/*.{ts,tsx,json}').filter((path) => !/\.test\.tsx?$|\/phrases\//.test(path))

/** Files outside a thing's own that name it as a literal: what somebody who adds one like it would have to touch. */
function namedIn(name: string, own: RegExp): string[] {
	const literal = new RegExp(`(['"\`])${name}\\1`)
	return FILES.filter((path) => !own.test(path) && literal.test(withoutComments(path)))
}

/** Files outside a thing's own that import one of its modules: those it is registered in. */
function importing(name: string, own: RegExp): string[] {
	const from = new RegExp(`from '[^']*/${name}(?:/[^']*)?'`)
	return FILES.filter((path) => !own.test(path) && from.test(readFileSync(path, 'utf8'))).sort()
}

it('[W-1] a market is one descriptor: nothing else names it', () => {
	// The one that is chosen for whoever chose none is named where that is said.
	const own = (id: string) => new RegExp(`core/locale/markets/${id}\\.ts$|core/locale/markets\\.ts$|\\.(?:contract|fixture|samples)\\.ts$`)
	expect(MARKETS).toHaveLength(6)
	for (const { id } of MARKETS) expect({ id, files: namedIn(id, own(id)) }).toEqual({ id, files: [] })
})

/**
 * Where a store may stand by name outside its own folders: the lists it is registered in, and what the public site says
 * of the market it is in.
 */
const NAMES_STORES = [
	'src/core/stores/registry.ts',
	'src/pipeline/store-connector-list.ts',
	'src/render/exports/csv-writers.ts',
	'src/core/site/article.ts',
	'src/web/site/articles/blog.tsx',
]

it('[S-2] a store is its descriptor and its connector: outside its folders at most five files name it', () => {
	for (const { id } of STORES) {
		const own = new RegExp(`^src/core/messages/|/${id}(?:-csv)?(?:/|\\.ts$)|\\.json$|csv-columns\\.ts$|/liquid-`)
		const files = FILES.filter((path) => !own.test(path) && new RegExp(id, 'i').test(withoutComments(path)))
		expect({ id, files: files.filter((path) => !NAMES_STORES.includes(path)) }).toEqual({ id, files: [] })
		expect(files.filter((path) => !path.includes('/site/')).length).toBeLessThanOrEqual(5)
	}
})

function withoutComments(path: string): string {
	return readFileSync(path, 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
}

it('[X-9] a marketplace is its descriptor and its reader: besides the two registries only the one open by default is named', () => {
	// What is open where the operator names nothing, and the sample listing the public trial reads.
	const byDefault = { id: 'amazon', named: ['src/config/config.ts'], imported: ['src/server/deps/trial.ts'] }
	for (const { id } of MARKETPLACES) {
		const own = new RegExp(`/${id}(?:/|\\.ts$)|core/messages/|\\.json$|\\.(?:contract|fixture)\\.ts$`)
		const { named, imported } = id === byDefault.id ? byDefault : { named: [], imported: [] }
		expect({ id, files: namedIn(id, own) }).toEqual({ id, files: named })
		const registries = ['src/connectors/marketplaces/registry.ts', 'src/core/product/marketplaces/registry.ts']
		expect({ id, files: importing(id, own) }).toEqual({ id, files: [...registries, ...imported].sort() })
	}
})

it('[R-13] a kind of section is its two descriptors: besides its registry and the themes’ orders at most four files name it', () => {
	// Kinds of one word share it with fields of products and contracts; those of two are named by nothing else.
	const kinds = Object.keys(SECTION_KINDS).filter((kind) => /[A-Z]/.test(kind))
	expect(kinds.length).toBeGreaterThan(10)
	for (const kind of kinds) {
		const file = kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
		const own = new RegExp(`/${file}(?:/|\\.tsx?$)|src/core/themes/|src/core/copy/|src/connectors/writers/|\\.json$|fixture|/migrate-`)
		const named = namedIn(kind, own)
		expect({ kind, named, few: named.length <= 4 }).toMatchObject({ few: true })
	}
})

it('[R-1] a theme is its descriptor and its look: besides the two registries only the theme that is chosen without any is named', () => {
	// These two are also words of contracts and of the platform.
	for (const name of THEME_NAMES.filter((theme) => theme !== 'market' && theme !== 'signal')) {
		const named = namedIn(name, new RegExp(`/themes/|/${name}\\.ts$|fixture|\\.json$`))
		expect({ name, named: named.filter((path) => !/choose-theme|sample-page/.test(path)) }).toEqual({ name, named: [] })
		const registries = ['src/core/themes/themes.ts', 'src/render/themes/looks.ts']
		expect({ name, files: importing(name, new RegExp(`/themes/${name}(?:/|\\.ts$)`)) }).toEqual({ name, files: registries })
	}
})
