import { mkdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createSubsetFaces } from '../../src/connectors/faces/subset-faces'
import { openTruthData } from '../../src/connectors/truth-data/open-truth-data'
import { type Page, themeSchema } from '../../src/core/page/page'
import { embedFaces } from '../../src/pipeline/exports/embed-faces'
import { renderPage } from '../../src/render/render-page'
import { launchBrowser } from '../browser'
import { AMOUNTS, withAmount } from './amounts'
import { withEverySection } from './every-section'
import { drawLogo, withLogo } from './logo'
import { lookAt, PICTURED } from './look-at'
import { hasPhotographs, PHOTOGRAPHED, PHOTOGRAPHED_LANGUAGES, photographedPage } from './photographed'
import { drawImage } from './sample-images'
import { type Draw, SAMPLES, samplePage } from './sample-pages'
import { LANGUAGE_SAMPLES } from './samples-languages'
import { kettle } from './samples-latin'
import { kettleArabic } from './samples-world'

/**
 * Writes pages into a folder, takes pictures of them at three widths and checks them with axe and for what sticks
 * out; an index page shows all. First every section in every theme, both directions and every amount of content;
 * then the samples, composed as generated pages are. With real photographs at hand (see photographed.ts), pages of
 * these come first. Arguments: parts of names, all of which must occur (all pages without them); `--no-axe` takes the
 * pictures alone. A browser that fails is started anew and the page is tried once more; what fails twice is a finding.
 */
type Entry = { name: string; make: () => Promise<Page> }

openTruthData()
const folder = join(tmpdir(), 'vitrine-pages')
const { values, positionals: wanted } = parseArgs({ allowPositionals: true, options: { 'no-axe': { type: 'boolean', default: false } } })
const draw: Draw = (drawing, scene, color) => drawImage(folder, drawing, scene, color)

const everySection: Entry[] = themeSchema.options.flatMap((theme) =>
	([kettle, kettleArabic] as const).flatMap((sample) => {
		const direction = sample === kettle ? 'ltr' : 'rtl'
		return AMOUNTS.map((amount) => ({
			name: `all-${theme}-${direction}-${amount}`,
			make: async () =>
				withLogo(withAmount(withEverySection(await samplePage(sample, theme, draw), direction), amount, direction), await drawLogo(folder)),
		}))
	}),
)
const composed: Entry[] = SAMPLES.flatMap((sample) =>
	themeSchema.options.map((theme) => ({ name: `${sample.name}-${theme}`, make: () => samplePage(sample, theme, draw) })),
)
const inOtherLanguages: Entry[] = LANGUAGE_SAMPLES.map((sample, index) => {
	const theme = themeSchema.options[index % themeSchema.options.length] ?? 'atelier'
	return { name: `language-${sample.language.replaceAll(' ', '-')}-${theme}`, make: () => samplePage(sample, theme, draw) }
})
const photographed: Entry[] = hasPhotographs
	? PHOTOGRAPHED.flatMap((name) =>
			themeSchema.options.flatMap((theme) =>
				PHOTOGRAPHED_LANGUAGES.map((language) => ({
					name: `photo-${name}-${language}-${theme}`,
					make: () => photographedPage(name, language, theme, folder),
				})),
			),
		)
	: []
if (!hasPhotographs) console.log('No photographs lie in ../shared/photos or in PHOTOS: pages of drawings only.')
const entries = [...photographed, ...everySection, ...composed, ...inOtherLanguages].filter(({ name }) =>
	wanted.every((part) => name.includes(part)),
)

await mkdir(folder, { recursive: true })
let browser = await launchBrowser()
const faces = createSubsetFaces()
let count = 0
for (const { name, make } of entries) {
	const page = await make()
	const html = await embedFaces(page, renderPage(page, { imageUrl: (file) => file.key, mode: 'document' }), faces)
	const path = join(folder, `${name}.html`)
	await writeFile(path, html)
	const findings = await lookTwice(path)
	count += findings.length
	const size = (Buffer.byteLength(html) / 1024).toFixed(1)
	console.log(`${name}: ${size} KB, ${findings.length} findings${findings.map((line) => `\n  ${line}`).join('')}`)
}
await browser.close()
await writeFile(join(folder, 'index.html'), indexOf(entries.map(({ name }) => name)))
console.log(join(folder, 'index.html'))
process.exitCode = count > 0 ? 1 : 0

/** What is found at a page; tried once more in a new browser when the first one failed. */
async function lookTwice(path: string): Promise<string[]> {
	try {
		return await lookAt(browser, path, !values['no-axe'])
	} catch {
		await browser.close().catch(() => undefined)
		browser = await launchBrowser()
		return lookAt(browser, path, !values['no-axe']).catch((cause) => [
			`could not be looked at: ${cause instanceof Error ? cause.message : cause}`,
		])
	}
}

/** All pictures on one page, each leading to the page it shows. */
function indexOf(names: readonly string[]): string {
	const figures = names.flatMap((name) =>
		PICTURED.map((width) =>
			[
				`<figure><a href="${name}.html">`,
				`<img loading="lazy" src="${name}-${width}.png" alt="${name} at ${width} px" width="${Math.round(width / 4)}">`,
				`</a><figcaption>${name}, ${width}</figcaption></figure>`,
			].join(''),
		),
	)
	return [
		'<!doctype html><html lang="en"><meta charset="utf-8"><title>Pages</title>',
		'<style>body{font:14px sans-serif;display:flex;flex-wrap:wrap;gap:24px;align-items:flex-start}',
		`figure{margin:0}img{border:1px solid #ccc}</style>${figures.join('')}</html>`,
	].join('')
}
