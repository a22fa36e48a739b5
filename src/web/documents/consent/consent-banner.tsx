import { Button } from '../../ui/button'
import type { SiteWords } from '../site-words'

/**
 * The question, its two answers equally easy. It stands hidden in every public document; the script shows it where a
 * pixel is configured and nothing was chosen yet, or where somebody opens the cookie settings.
 */
export function ConsentBanner({ words }: { words: Pick<SiteWords, 'consent'> }) {
	const { heading, text, accept, refuse } = words.consent
	return (
		<section data-consent hidden aria-labelledby="consent-title" className="consent pane" tabIndex={-1}>
			<h2 id="consent-title" className="text-2">
				{heading}
			</h2>
			<p className="text-[0.9375rem] text-soft">
				{text}{' '}
				<a href="/privacy#cookies-and-storage-in-your-browser" className="underline underline-offset-4">
					{words.consent.settings}
				</a>
			</p>
			<div className="grid grid-cols-2 gap-3">
				<Button data-consent-choice="refused" className="w-full">
					{refuse}
				</Button>
				<Button data-consent-choice="accepted" className="w-full">
					{accept}
				</Button>
			</div>
		</section>
	)
}
