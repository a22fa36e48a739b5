import { keptByFilter } from '../../../src/render/store-html/kept-by-filter.fixture'

/** Private letters that no page has, for the time the filter's parser reads entities. */
const ENTITIES: [RegExp, string, string][] = [
	[/&#0*91;/g, '\ue000', '&#091;'],
	[/&#0*92;/g, '\ue001', '&#092;'],
	[/&#0*93;/g, '\ue002', '&#093;'],
]

/**
 * What WordPress stores of a description: backslashes go, brackets written as entities stay so, with a zero in front
 * (wp_filter_post_kses).
 */
export function keptDescription(html: string): string {
	return withEntities(html, keptByFilter)
}

/** Simple markup stays in a name, a script's tags go and its text stays, a bare & is escaped. */
export function keptName(name: string): string {
	return withEntities(name, (text) =>
		text
			.replace(/<(?!\/?(?:b|i|em|strong|a|code)\b)[^>]*>/gi, '')
			.replace(/&(?!(?:#\d+|#x[0-9a-f]+|\w+);)/gi, '&amp;')
			.trim(),
	)
}

function withEntities(html: string, filter: (html: string) => string): string {
	const safe = ENTITIES.reduce((text, [entity, letter]) => text.replace(entity, letter), html.replace(/\\(.?)/gs, '$1'))
	return ENTITIES.reduce((text, [, letter, entity]) => text.replaceAll(letter, entity), filter(safe))
}
