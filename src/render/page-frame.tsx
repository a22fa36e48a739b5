import type { ReactElement, ReactNode } from 'react'
import { fillPhrase } from '../core/locale/phrases'
import type { PageView } from './page-view'

/** What stands around the sections: language, direction, theme, and at the end how the page came to be (K-6, W-8). */
export function PageFrame({ view, children }: { view: PageView; children: ReactNode }): ReactElement {
	const { page, phrases, tag, direction } = view
	const marks = marksOf(view)
	const written = page.record.writer.kind === 'person' ? {} : { 'data-machine-written': page.record.writer.kind }
	return (
		<main className={`vt vt-${page.theme}`} lang={tag} dir={direction} {...written}>
			{children}
			{marks.length > 0 ? (
				<footer className="vt-marks">
					{marks.map((mark) => (
						<p key={mark}>{mark}</p>
					))}
				</footer>
			) : null}
		</main>
	)

	function marksOf({ page: { record } }: PageView): string[] {
		const machine = record.writer.kind === 'person' ? [] : [phrases.writtenByMachine]
		const name = record.factsLanguage ? languageName(record.factsLanguage, tag) : undefined
		return name ? [...machine, fillPhrase(phrases.factsInLanguage, { language: name })] : machine
	}
}

/** A language's name (without its region) in the words of the reader's. */
function languageName(tag: string, readerTag: string): string {
	const language = new Intl.Locale(tag).language
	return new Intl.DisplayNames([readerTag], { type: 'language' }).of(language) ?? language
}
