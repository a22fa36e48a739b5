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
	if (shown.length > MOST_IMAGES)
		findings.push(
			tooMany(
				'images',
				{ shown: shown.length, limit: MOST_IMAGES },
				`The page shows ${shown.length} pictures. Buyers on a phone rarely see more than ${MOST_IMAGES}.`,
			),
		)
	if (sections > MOST_SECTIONS)
		findings.push(
			tooMany(
				'sections',
				{ shown: sections, limit: MOST_SECTIONS },
				`The page has ${sections} sections. The shorter one is read to its end.`,
			),
		)
	if (shown.length === 0) findings.push(noPicture())
	return findings
}

function checkImage(image: PageImage, main: boolean): Finding[] {
	const name = main ? 'The main picture' : 'A picture'
	const which = main ? 'main' : 'picture'
	const replace: QualityFix = { code: 'replace', label: 'Replace it', goTo: { kind: 'image', id: image.id } }
	const about = { area: 'weight', ...(image.alt ? { quote: image.alt } : {}), fix: replace } as const
	const widest = Math.max(0, ...image.files.map((file) => file.width))
	if (widest === 0) {
		const message = `${name} could not be fetched; a placeholder stands in its place.`
		return [{ ...about, id: `missing:${image.id}`, code: `${which}_missing`, severity: 'problem', message }]
	}
	const found: Finding[] = []
	const vector = image.files.some((file) => file.format === 'svg')
	const wanted = main ? MIN_MAIN_WIDTH : MIN_WIDTH
	if (!vector && widest < wanted) {
		const message = `${name} is only ${widest} pixels wide and will look soft. ${wanted} or more are needed.`
		found.push({
			...about,
			id: `small:${image.id}`,
			code: `${which}_small`,
			values: { width: widest, wanted },
			severity: 'advice',
			message,
		})
	}
	const bytes = fetchedBytes(image)
	if (bytes > (main ? MAX_MAIN_BYTES : MAX_BYTES)) {
		const kilobytes = Math.round(bytes / 1024)
		const message = `${name} weighs ${kilobytes} KB on a phone. A smaller file opens sooner.`
		found.push({ ...about, id: `heavy:${image.id}`, code: `${which}_heavy`, values: { kilobytes }, severity: 'advice', message })
	}
	return found
}

/** Bytes a phone fetches: the lightest format, in the smallest width that fills the screen. */
function fetchedBytes({ files }: PageImage): number {
	const wide = files.filter((file) => file.width >= PHONE_WIDTH)
	const width = wide.length > 0 ? Math.min(...wide.map((file) => file.width)) : Math.max(...files.map((file) => file.width))
	return Math.min(...files.filter((file) => file.width === width).map((file) => file.bytes))
}

function tooMany(panel: 'images' | 'sections', values: FindingValues, message: string): Finding {
	const goTo = { kind: 'panel', panel } as const
	const fix: QualityFix =
		panel === 'images'
			? { code: 'choose_best', label: 'Choose the best', goTo }
			: { code: 'look_through', label: 'Look through them', goTo }
	return { id: `many-${panel}`, code: `many_${panel}`, values, area: 'weight', severity: 'advice', message, fix }
}

function noPicture(): Finding {
	const message = 'The page shows no picture. Buyers want to see what they buy.'
	const fix: QualityFix = { code: 'add_picture', label: 'Add a picture', goTo: { kind: 'panel', panel: 'images' } }
	return { id: 'no-picture', code: 'no_picture', area: 'weight', severity: 'problem', message, fix }
}
