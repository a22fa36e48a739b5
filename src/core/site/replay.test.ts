import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { findLanguage } from '../locale/languages'
import { isWrittenIn } from '../locale/recognize-language'
import { textsOfPage } from '../page/walk'
import { plainFromRichText } from '../text/rich-text'
import { LANDING_LANGUAGES } from './landing-texts'
import { replaySchema } from './replay'

describe('what the landing page replays', () => {
	it.each(LANDING_LANGUAGES)('[L-1] is a page written in %s, without the sentence that was taken out of it', (tag) => {
		const { page, removed, facts, factCount } = replaySchema.parse(JSON.parse(readFileSync(`content/replay/kettle.${tag}.json`, 'utf8')))
		expect(findLanguage(page.language)?.tag).toBe(tag)
		expect([facts.length, factCount, page.facts.length]).toEqual([6, 21, 21])
		const texts = textsOfPage(page).map(({ text }) => plainFromRichText(text.html))
		expect(texts.length).toBeGreaterThan(20)
		expect(texts.join('\n')).not.toContain(removed.text)
		expect(page.record.removed.map(({ text }) => text)).toEqual([removed.text])
		expect(isWrittenIn(texts.join(' '), page.language)).toBe(true)
	})
})
