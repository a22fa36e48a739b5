import type { Page as Tab } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { SCENES } from '../../bench/pages/drawings'
import { samplePage } from '../../bench/pages/sample-pages'
import { kettle } from '../../bench/pages/samples-latin'
import type { PictureNature } from '../../src/core/page/compose/picture-nature'
import { type Page, type ThemeName, themeSchema } from '../../src/core/page/page'
import { installedBrowser } from '../support/installed-browser'
import { sampleOf } from '../support/sample'
import { drawnHtml } from './drawn-pages'
import { openTab } from './open-tab'

// Pages as they are composed, with pictures of every kind, as they stand in a browser.

const KINDS: readonly PictureNature[] = [{ kind: 'cutout', pale: true }, { kind: 'cutout' }, { kind: 'scene' }]

/** A composed page; its pictures are of each kind in turn. */
async function composed(theme: ThemeName): Promise<Page> {
	const page = await samplePage(kettle, theme, (_drawing, scene, color) => {
		const { width, height } = SCENES[scene]
		return { id: scene, alt: '', color, files: [{ key: `${scene}.svg`, format: 'svg', width, height, bytes: 0 }] }
	})
	return { ...page, images: page.images.map((image, at) => ({ ...image, nature: KINDS[at % KINDS.length] ?? KINDS[0] })) } as Page
}

/** Sources of the pictures in sight, thumbnails apart, and fields with a frame of their own inside another frame. */
function looked(): { shown: string[]; framed: string[] } {
	const hasFrame = (element: Element) => {
		const { borderTopWidth, borderRightWidth, borderBottomWidth, borderLeftWidth, borderTopColor } = getComputedStyle(element)
		const widths = [borderTopWidth, borderRightWidth, borderBottomWidth, borderLeftWidth]
		return widths.every((width) => Number.parseFloat(width) > 0) && !/, 0\)$/.test(borderTopColor)
	}
	const around = (field: Element): Element[] => {
		const parent = field.parentElement
		return parent?.matches('.vt *') ? [parent, ...around(parent)] : []
	}
	const fields = [...document.querySelectorAll('.vt-field')].filter((field) => !field.closest('.vt-thumbs'))
	return {
		shown: fields.flatMap((field) => field.querySelector('img')?.getAttribute('src') ?? []),
		framed: fields
			.filter((field) => hasFrame(field) && around(field).some(hasFrame))
			.map((field) => `${field.closest('section, .vt-hero')?.className}: ${field.className}`),
	}
}

describe.skipIf(!installedBrowser)('[R-13] pictures of a composed page', () => {
	let tab: Tab
	beforeAll(async () => {
		const opened = await openTab({ viewport: { width: 1280, height: 800 } })
		tab = opened.tab
		return opened.close
	})

	it.each(sampleOf(themeSchema.options, ['atelier', 'glow', 'market']))(
		'stand there once each, none in a frame within a frame, in %s',
		async (theme) => {
			await tab.setContent(await drawnHtml(await composed(theme)))
			const { shown, framed } = await tab.evaluate(looked)
			expect(shown.length).toBeGreaterThan(1)
			expect(shown).toEqual([...new Set(shown)])
			expect(framed).toEqual([])
		},
	)
})
