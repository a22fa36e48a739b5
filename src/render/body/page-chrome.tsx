import type { ReactElement, ReactNode } from 'react'
import { StoreLogo } from '../parts/store-logo'
import { marksAreShown, pageMarks } from '../view/page-marks'
import type { PageView } from '../view/page-view'

type Props = { view: PageView; children: ReactNode }

/** What stands around the sections: language, direction, theme, and at the end how the page came to be (K-6, W-8). */
export function PageChrome({ view, children }: Props): ReactElement {
	const { page, tag, direction } = view
	const marks = marksAreShown(view) ? [] : pageMarks(view)
	const written = page.record.writer.kind === 'person' ? {} : { 'data-machine-written': page.record.writer.kind }
	return (
		<main className={`vt vt-${page.theme}`} lang={tag} dir={direction} {...written}>
			<StoreLogo view={view} />
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
}
