import type { Page as Tab } from 'playwright-core'

/** Widths in pixels at which words are looked at. */
export const WORD_WIDTHS = [320, 360, 768, 1024, 1440] as const

/**
 * Words of an open page that a line end cuts in the middle, with the element they stand in. A word may end a line at a
 * space, behind a hyphen or a slash, and in scripts written without spaces anywhere; addresses and codes with figures
 * in them are no words.
 */
export async function brokenWords(tab: Tab, width: number): Promise<string[]> {
	await tab.setViewportSize({ width, height: 800 })
	return tab.evaluate(() => {
		const unspaced =
			/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
		const found = new Set<string>()
		const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
		const range = document.createRange()
		for (let node = texts.nextNode(); node; node = texts.nextNode()) {
			const parent = node.parentElement
			if (!parent || parent.closest('.vt-sr, svg') || !parent.checkVisibility()) continue
			const text = node.textContent ?? ''
			for (const match of text.matchAll(/[\p{L}\p{M}\p{N}]{2,}/gu)) {
				const token = (/\S*$/.exec(text.slice(0, match.index))?.[0] ?? '') + (/^\S*/.exec(text.slice(match.index))?.[0] ?? '')
				if (unspaced.test(match[0]) || /[@\d_]|:\/\//.test(token)) continue
				range.setStart(node, match.index)
				range.setEnd(node, match.index + match[0].length)
				const boxes = [...range.getClientRects()].filter((box) => box.width > 0)
				const lines = boxes.filter((box, index) => index === 0 || box.top > (boxes[index - 1]?.bottom ?? 0) - box.height * 0.3)
				if (lines.length > 1) found.add(`${match[0]} in ${parent.closest('[class]')?.className ?? parent.tagName}`)
			}
		}
		return [...found]
	})
}
