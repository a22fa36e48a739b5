import { Fragment } from 'react'
import type { LandingTexts } from '../../../core/site/landing-texts'

/**
 * Why the pages can be trusted: a sentence, and the lines of the listing it rests on. The listing is an example, drawn
 * here.
 */
export function SourcesSection({ texts }: { texts: LandingTexts['sources'] }) {
	return (
		<section aria-labelledby="sources-title" className="site-section bg-sunk">
			<div className="site-measure grid items-center gap-12 lg:grid-cols-[1fr_1.1fr] lg:gap-20">
				<div className="grid gap-5">
					<h2 id="sources-title" className="text-6">
						{texts.heading}
					</h2>
					<p className="max-w-[52ch] text-soft">{texts.text}</p>
				</div>
				<figure className="grid gap-0">
					<blockquote className="pane p-6 font-display text-3 leading-snug sm:p-8">
						{texts.sentence
							.split(/<claim>([^<]*)<\/claim>/)
							.map((part, place) => (place % 2 === 1 ? <Claim key={part}>{part}</Claim> : part))}
					</blockquote>
					<svg
						viewBox="0 0 400 36"
						className="h-9 w-full"
						preserveAspectRatio="none"
						aria-hidden
						fill="none"
						stroke="var(--hairline-strong)"
					>
						<path d="M90 0v36M210 0v36M320 0v36" strokeDasharray="2 4" vectorEffect="non-scaling-stroke" />
					</svg>
					<figcaption className="rounded-pane border border-dashed border-strong p-6 text-[0.9375rem] leading-relaxed text-soft sm:p-8">
						<p className="mb-2 text-sm font-medium text-ink">{texts.listing}</p>
						<dl className="grid grid-cols-[6.5rem_1fr] gap-x-4 gap-y-1.5">
							{texts.facts.map(({ name, value }) => (
								<Fragment key={name}>
									<dt>{name}</dt>
									<dd>{value}</dd>
								</Fragment>
							))}
						</dl>
					</figcaption>
				</figure>
			</div>
		</section>
	)
}

function Claim({ children }: { children: string }) {
	return (
		<span className="bg-[linear-gradient(var(--lit-edge),var(--lit-edge))] bg-[length:100%_0.42em] bg-[position:0_88%] bg-no-repeat">
			{children}
		</span>
	)
}
