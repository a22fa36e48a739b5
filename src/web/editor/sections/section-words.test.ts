import { expect, it } from 'vitest'
import { SECTION_TYPES } from '../../../core/page/page'
import { designOf } from '../../../render/sections/registry'
import { translate } from '../words'

it.each(SECTION_TYPES)('[R-2] the editor calls a section of the kind %s what its design calls it, and says what it is for', (type) => {
	expect(translate(`section_names.${type}`)).toBe(designOf(type).label)
	expect(translate(`section_hints.${type}`).length).toBeGreaterThan(0)
})
