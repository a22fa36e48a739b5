import type { DemoWords } from './demo-words'

/** The way of a page into a store, drawn: what the second recording shows. */
export function StorePoster({ words }: { words: DemoWords['poster'] }) {
	return (
		<figure className="grid gap-4">
			<svg viewBox="0 0 1200 520" className="cover" role="img" aria-labelledby="store-poster-title" fill="none">
				<title id="store-poster-title">{words.label}</title>
				<g stroke="var(--ink)" strokeWidth="2.5" strokeLinejoin="round">
					<rect x="90" y="90" width="330" height="340" rx="4" fill="var(--paper-raised)" />
					<rect x="120" y="122" width="120" height="120" fill="var(--glass)" />
					<path d="M262 132h128M262 160h96M262 188h112M120 276h270M120 308h270M120 340h270M120 372h180" stroke="var(--ink-faint)" />
					<rect x="262" y="214" width="92" height="28" rx="3" fill="var(--accent)" stroke="none" />
				</g>
				<path d="M446 260h150m-22-20 24 20-24 20" stroke="var(--accent)" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round" />
				<g stroke="var(--ink)" strokeWidth="2.5" strokeLinejoin="round">
					<rect x="630" y="60" width="480" height="400" rx="4" fill="var(--paper-raised)" />
					<path d="M630 112h480" />
					<path d="M656 86h90M1010 86h74" stroke="var(--ink-faint)" />
					<path d="M630 112h110v348H630z" fill="var(--glass)" />
					<path d="M652 150h62M652 184h48M652 218h58" stroke="var(--ink-faint)" />
					<rect x="772" y="146" width="302" height="92" rx="3" fill="var(--lit)" />
					<rect x="788" y="162" width="60" height="60" fill="var(--glass)" />
					<path d="M866 176h120M866 202h70" stroke="var(--ink)" />
					<rect x="772" y="262" width="302" height="74" rx="3" stroke="var(--hairline-strong)" />
					<rect x="772" y="360" width="302" height="74" rx="3" stroke="var(--hairline-strong)" />
					<path d="M790 290h120M790 310h70M790 388h140M790 408h60" stroke="var(--hairline-strong)" />
				</g>
				<rect x="1000" y="188" width="58" height="26" rx="13" fill="var(--accent)" />
			</svg>
			<figcaption>
				<ol className="grid list-decimal gap-1.5 ps-5 text-soft sm:grid-cols-3 sm:gap-8">
					<li>{words.price}</li>
					<li>{words.send}</li>
					<li>{words.open}</li>
				</ol>
			</figcaption>
		</figure>
	)
}
