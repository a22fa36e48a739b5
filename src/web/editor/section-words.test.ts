import { expect, it } from 'vitest'
import { SECTION_TYPES } from '../../core/page/page'
import { sectionCatalogue } from '../../render/section-catalogue'
import { translate } from './words'

it.each(SECTION_TYPES)('[R-2] the editor calls a section of the kind %s what the catalogue calls it', (type) => {
	const { label, hint } = sectionCatalogue[type]
	expect([translate(`section_names.${type}`), translate(`section_hints.${type}`)]).toEqual([label, hint])
})
