import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import * as fontkit from 'fontkit'
import subsetFont from 'subset-font'
import { type Face, fileOf, weightOf } from '../../src/core/faces/face'
import { FACES } from '../../src/core/faces/faces'
import { ALPHABETS, SAMPLES } from '../../src/core/faces/measured-letters'
import type { FaceMeasures } from '../../src/core/faces/measures'
import type { Role, Typography } from '../../src/core/faces/typography'
import { CHOICES } from '../../src/core/themes/page-typography'
import { THEMES } from '../../src/core/themes/themes'

// Writes src/core/faces/measures.json: how wide the letters of every face are in the weights it is used in, and how
// high its lines are.

const require = createRequire(import.meta.url)

async function open(face: Face, weight: number, width: number | undefined, subset: Face['subsets'][number]) {
	const folder = dirname(require.resolve(`${face.package}/package.json`))
	const file = await readFile(join(folder, 'files', fileOf({ face, weight }, subset)))
	const letters = Object.values(ALPHABETS).join('') + Object.values(SAMPLES).join('')
	const variationAxes = {
		...('from' in face.weights ? { wght: weight } : {}),
		...(face.widths ? { wdth: Math.min(face.widths.to, Math.max(face.widths.from, width ?? 100)) } : {}),
		...face.axes,
	}
	const font = fontkit.create(await subsetFont(file, letters, { targetFormat: 'sfnt', variationAxes }))
	if ('fonts' in font) throw new Error(`${face.family} is a collection.`)
	return font
}

async function measure(face: Face, weight: number, width: number | undefined): Promise<FaceMeasures> {
	const advances: FaceMeasures['advances'] = {}
	let lines: Pick<FaceMeasures, 'ascent' | 'descent' | 'gap'> | undefined
	for (const subset of face.subsets) {
		const font = await open(face, weight, width, subset)
		const em = (units: number) => Math.round((units / font.unitsPerEm) * 1000) / 1000
		lines ??= { ascent: em(font.ascent), descent: em(-font.descent), gap: em(font.lineGap) }
		const alphabet = ALPHABETS[subset]
		if (alphabet) {
			advances[subset] = [...alphabet]
				.map((letter) =>
					Math.min(1295, Math.round(em(font.glyphForCodePoint(letter.codePointAt(0) ?? 0).advanceWidth) * 100))
						.toString(36)
						.padStart(2, '0'),
				)
				.join('')
		}
		const sample = SAMPLES[subset]
		if (sample)
			advances[subset] = Math.max(...sample.split(' ').map((word) => em(font.layout(word).advanceWidth) / [...word].length)).toFixed(3)
	}
	return { ...(lines ?? { ascent: 1, descent: 0.2, gap: 0 }), advances }
}

const measures: Record<string, FaceMeasures> = {}
for (const { display, text, figures } of [
	...Object.values(THEMES).map((theme) => theme.faces),
	...Object.values(CHOICES),
] as Typography[]) {
	for (const role of [display, text, figures] as (Role | undefined)[]) {
		for (const wanted of role?.weights ?? []) {
			for (const name of role?.stack ?? []) {
				const weight = weightOf(FACES[name], wanted ?? 400)
				measures[`${name} ${weight} ${role?.width ?? 100}`] ??= await measure(FACES[name], weight, role?.width)
			}
		}
	}
}
const lines = Object.entries(measures).map(([key, value]) => `\t${JSON.stringify(key)}: ${JSON.stringify(value)}`)
await writeFile('src/core/faces/measures.json', `{\n${lines.join(',\n')}\n}\n`)
const notice = Object.values<Face>(FACES).map((face) => `| ${face.family} | \`${face.package}\` | ${face.subsets.join(', ')} |`)
await writeFile(
	'docs/typefaces.md',
	[
		'# Typefaces',
		'',
		[
			'Written by `npm run faces`. Pages hold parts of these faces; all are under the',
			'[SIL Open Font License 1.1](https://openfontlicense.org), whose',
		].join(' '),
		'text each package brings. A page may be given away and sold with them inside; the faces alone may not be sold.',
		'',
		'| face | package | scripts used |',
		'|---|---|---|',
		...notice,
		'',
	].join('\n'),
)
console.log(`${lines.length} faces measured`)
