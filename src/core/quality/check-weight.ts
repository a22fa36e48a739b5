import type { Page, PageImage, Section } from '../page/page'
import type { Finding, FindingValues, QualityFix } from './finding'
import { shownImages } from './shown-images'

/** What the bars of the project allow: bytes of the main picture as a phone fetches it, and of any other. */
const MAX_MAIN_BYTES = 150 * 1024
const MAX_BYTES = 250 * 1024
/** Width in pixels a phone with a sharp screen asks for. */
const PHONE_WIDTH = 800
const MIN_MAIN_WIDTH = 800
const MIN_WIDTH = 400
const MOST_IMAGES = 20
const MOST_SECTIONS = 24

/** Is it quick to load, and sharp? */
export function checkWeight(page: Page): Finding[] {
	const shown = shownImages(page)
	const hero = page.sections.find((section): section is Section & { type: 'hero' } => section.type === 'hero' && !section.hidden)
	const findings = shown.flatMap((image) => checkImage(image, image.id === hero?.props.images[0]))
	const sections = page.sections.filter((section) => !section.hidden).length
	if (shown.length > MOST_IMAGES) findings.push(tooMany('images', { shown: shown.length, limit: MOST_IMAGES }))
	if (sections > MOST_SECTIONS) findings.push(tooMany('sections', { shown: sections, limit: MOST_SECTIONS }))
	if (shown.length === 0) findings.push(noPicture())
	return findings
}

function checkImage(image: PageImage, main: boolean): Finding[] {
	const which = main ? 'main' : 'picture'
	const replace: QualityFix = { code: 'replace', goTo: { kind: 'image', id: image.id } }
	const about = { area: 'weight', ...(image.alt ? { quote: image.alt } : {}), fix: replace } as const
	const widest = Math.max(0, ...image.files.map((file) => file.width))
	if (widest === 0) {
		return [{ ...about, id: `missing:${image.id}`, code: `${which}_missing`, severity: 'problem' }]
	}
	const found: Finding[] = []
	const vector = image.files.some((file) => file.format === 'svg')
	const wanted = main ? MIN_MAIN_WIDTH : MIN_WIDTH
	if (!vector && widest < wanted) {
		found.push({
			...about,
			id: `small:${image.id}`,
			code: `${which}_small`,
			values: { width: widest, wanted },
			severity: 'advice',
		})
	}
	const bytes = fetchedBytes(image)
	if (bytes > (main ? MAX_MAIN_BYTES : MAX_BYTES)) {
		const kilobytes = Math.round(bytes / 1024)
		found.push({ ...about, id: `heavy:${image.id}`, code: `${which}_heavy`, values: { kilobytes }, severity: 'advice' })
	}
	return found
}

/** Bytes a phone fetches: the lightest format, in the smallest width that fills the screen. */
function fetchedBytes({ files }: PageImage): number {
	const wide = files.filter((file) => file.width >= PHONE_WIDTH)
	const width = wide.length > 0 ? Math.min(...wide.map((file) => file.width)) : Math.max(...files.map((file) => file.width))
	return Math.min(...files.filter((file) => file.width === width).map((file) => file.bytes))
}

function tooMany(panel: 'images' | 'sections', values: FindingValues): Finding {
	const goTo = { kind: 'panel', panel } as const
	const fix: QualityFix = panel === 'images' ? { code: 'choose_best', goTo } : { code: 'look_through', goTo }
	return { id: `many-${panel}`, code: `many_${panel}`, values, area: 'weight', severity: 'advice', fix }
}

function noPicture(): Finding {
	const fix: QualityFix = { code: 'add_picture', goTo: { kind: 'panel', panel: 'images' } }
	return { id: 'no-picture', code: 'no_picture', area: 'weight', severity: 'problem', fix }
}
