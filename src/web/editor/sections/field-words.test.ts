import { describe, expect, it } from 'vitest'
import { benefitSignSchema } from '../../../core/page/compose/benefit-sign'
import { termTopicSchema } from '../../../core/page/compose/term-topic'
import { kindOf, SECTION_TYPES } from '../../../core/page/page'
import { sectionAlignSchema, sectionGroundSchema, sectionSizeSchema, sectionSpacingSchema } from '../../../core/page/section-look'
import ar from '../words/ar.json'
import en from '../words/en.json'
import es from '../words/es.json'
import fr from '../words/fr.json'

/** What each choice of the section's panel is called, by where its words stand. */
const layouts = new Set(SECTION_TYPES.flatMap((type) => [...kindOf(type).layouts]))

describe.each(Object.entries({ en, fr, ar, es }))('[R-2] [R-13] in %s every choice of the panel of a section has words', (_, words) => {
	it.each([
		['layout', layouts, words.layout.names],
		['ground', sectionGroundSchema.options, words.look.grounds],
		['spacing', sectionSpacingSchema.options, words.look.spacings],
		['alignment', sectionAlignSchema.options, words.look.aligns],
		['text size', sectionSizeSchema.options, words.look.sizes],
		['drawing', ['none', ...benefitSignSchema.options], words.fields.signs],
		['topic', termTopicSchema.options, words.term.topics],
	] as const)('%s', (_name, choices, called) => {
		for (const choice of choices) expect((called as Record<string, string>)[choice] ?? '', choice).not.toBe('')
		const own = Object.values(called)
		expect(new Set(own).size, own.join(', ')).toBe(own.length)
	})
})
