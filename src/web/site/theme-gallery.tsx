import type { LandingLanguage, LandingTexts } from '../../core/site/landing-texts'
import { fillHoles } from '../../core/text/fill-holes'
import { THEME_NAMES } from '../../core/themes/themes'

const WIDTH_PX = 960
const HEIGHT_PX = 450

type Props = { texts: LandingTexts['gallery']; language: LandingLanguage }

/**
 * Pages the product has made, one in each theme, in the reader's language (written by `npm run contact-sheet`); a press
 * shows one large.
 */
export function ThemeGallery({ texts, language }: Props) {
	return (
		<section id="themes" aria-labelledby="themes-title" className="site-section bg-sunk">
			<div className="site-measure grid gap-10">
				<div className="grid gap-5 lg:grid-cols-2 lg:gap-20">
					<h2 id="themes-title" className="text-6">
						{texts.heading}
					</h2>
					<p className="max-w-[52ch] self-end text-soft">{texts.text}</p>
				</div>
				<ul className="grid gap-6 sm:grid-cols-2">
					{THEME_NAMES.map((theme) => (
						<li key={theme}>
							<a href={`/gallery/${language}/${theme}.webp`} className="block overflow-hidden rounded-pane border border-hairline">
								<img
									src={`/gallery/${language}/${theme}.webp`}
									alt={fillHoles(texts.alt, { theme: `\u2068${nameOf(theme)}\u2069` })}
									width={WIDTH_PX}
									height={HEIGHT_PX}
									loading="lazy"
									decoding="async"
									className="h-auto w-full"
								/>
							</a>
						</li>
					))}
				</ul>
				<p className="text-sm text-faint">{texts.credit}</p>
			</div>
		</section>
	)
}

/** Themes are called alike in every language. */
const nameOf = (theme: string) => theme.charAt(0).toUpperCase() + theme.slice(1)
