import { fillHoles } from '../../core/text/fill-holes'
import type { PageView } from './page-view'

/** How the page came to be, in words (K-6, W-8). */
export function pageMarks({ page: { record }, phrases, tag }: PageView): string[] {
	const machine = record.writer.kind === 'person' ? [] : [phrases.writtenByMachine]
	const name = record.factsLanguage && !record.plan ? languageName(record.factsLanguage, tag) : undefined
	return name ? [...machine, fillHoles(phrases.factsInLanguage, { language: name })] : machine
}

/** True when a section already says it. */
export function marksAreShown({ page }: PageView): boolean {
	return page.sections.some((section) => section.type === 'legal' && !section.hidden && section.props.rows.length > 0)
}

/** A language's name (without its region) in the words of the reader's. */
function languageName(tag: string, readerTag: string): string {
	const language = new Intl.Locale(tag).language
	return new Intl.DisplayNames([readerTag], { type: 'language' }).of(language) ?? language
}
