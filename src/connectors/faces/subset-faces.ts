import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import subsetFont from 'subset-font'
import { type FaceUse, fileOf } from '../../core/faces/face'
import { faceRule, namedFaces } from '../../core/faces/face-css'
import { lettersIn, type Subset } from '../../core/faces/subsets'
import { type FaceEmbedder, MAX_FACE_BYTES } from './face-embedder'

/** Subsets kept in memory, of about 10 KB each. */
const MOST_KEPT = 2000
const kept = new Map<string, Promise<Buffer>>()

/** Faces from the packages of Fontsource, subset by HarfBuzz; the same letters of the same face once in a process. */
export function createSubsetFaces(): FaceEmbedder {
	const require = createRequire(import.meta.url)
	const folderOf = (name: string) => dirname(require.resolve(`${name}/package.json`))
	const paths = namedFaces()

	function subset(use: FaceUse, name: Subset, letters: string): Promise<Buffer> {
		const key = `${use.face.package} ${fileOf(use, name)} ${use.weight} ${use.width} ${letters}`
		const known = kept.get(key)
		if (known) return known
		const made = readFile(join(folderOf(use.face.package), 'files', fileOf(use, name))).then((file) =>
			subsetFont(file, letters, { targetFormat: 'woff2', variationAxes: axesOf(use) }),
		)
		made.catch(() => kept.delete(key))
		kept.set(key, made)
		const [oldest] = kept.keys()
		if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
		return made
	}

	return {
		async embed(faces, letters) {
			const rules: string[] = []
			let bytes = 0
			for (const group of groupsOf(faces)) {
				let left = letters
				for (const use of group) {
					for (const name of use.face.subsets) {
						const wanted = lettersIn(name, left)
						if (wanted.trim() === '') continue
						left = without(left, wanted)
						const file = await subset(use, name, wanted)
						if (bytes + file.length > MAX_FACE_BYTES) continue
						bytes += file.length
						rules.push(faceRule(use, name, `data:font/woff2;base64,${file.toString('base64')}`))
					}
				}
			}
			return rules.join('')
		},

		async file(path) {
			const found = paths.get(path)
			return found && new Uint8Array(await readFile(join(folderOf(found.face.package), 'files', fileOf(found, found.subset))))
		},
	}
}

/** Faces that stand behind one another in one role: a letter is taken from the first that has it. */
function groupsOf(faces: readonly FaceUse[]): FaceUse[][] {
	const groups = new Map<string, FaceUse[]>()
	for (const use of faces) groups.set(use.role, [...(groups.get(use.role) ?? []), use])
	return [...groups.values()]
}

function without(letters: string, taken: string): string {
	const gone = new Set(taken)
	return [...letters].filter((letter) => !gone.has(letter)).join('')
}

/** All axes of a variable file set to one value each: what is left is a face of one weight. */
function axesOf({ face, weight, width }: FaceUse): Record<string, number> {
	const { widths, weights, axes } = face
	return {
		...('from' in weights ? { wght: weight } : {}),
		...(widths ? { wdth: Math.min(widths.to, Math.max(widths.from, width ?? 100)) } : {}),
		...axes,
	}
}
