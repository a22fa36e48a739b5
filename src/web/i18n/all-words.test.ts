import { globSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { expect, it } from 'vitest'
import ar from './all-ar'
import es from './all-es'
import fr from './all-fr'

it.each(Object.entries({ ar, es, fr }))(
	'[W-1] what the app fetches in %s holds the words of every folder but the public documents',
	(_, words) => {
		const folders = globSync('src/web/**/words/en.json')
			.filter((path) => !/^src\/web\/(?:site|documents)\//.test(path))
			.map((path) => basename(dirname(dirname(path))))
		expect(folders.length).toBeGreaterThan(10)
		const namespaces = folders.map((folder) => (folder === 'i18n' ? 'shared' : folder))
		expect(Object.keys(words).sort()).toEqual([...namespaces, 'messages'].sort())
	},
)
