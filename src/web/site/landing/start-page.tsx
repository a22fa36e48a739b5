import { useLoaderData } from 'react-router'
import { PLANS } from '../../../core/plans/plans'
import { PageChrome } from '../../documents/page-chrome'
import { pageMeta } from '../../documents/page-meta'
import { Button } from '../../ui/button'
import { ReplayWindow } from './replay'

const TITLE = 'Your first product pages, free'
const DESCRIPTION = [
	`Make ${PLANS.free.pages} product pages from product links without paying. Each is written`,
	'from the listing’s facts, ready to edit, download and take to your store.',
].join(' ')

export async function loader() {
	const { getLandingTexts, getReplay } = await import('../articles/content.server')
	return { texts: getLandingTexts('en'), replay: getReplay('en') }
}

export function meta() {
	return pageMeta({ title: TITLE, description: DESCRIPTION })
}

/** /landing: the short way in (L-2). */
export default function StartPage() {
	const { texts, replay } = useLoaderData<typeof loader>()
	return (
		<PageChrome>
			<section className="overflow-hidden">
				<div className="site-measure grid justify-items-center gap-7 pt-14 pb-16 text-center lg:pt-20">
					<h1 className="max-w-[16ch] text-[clamp(2.5rem,6.4vw,5rem)] leading-none">A product page you can stand behind</h1>
					<p className="max-w-[52ch] text-[1.125rem] text-soft">
						Paste a product link and get a finished page in the language of your buyers. Every statement shows the fact it rests on, and you
						edit all of it. {PLANS.free.pages} pages are free, and they stay yours.
					</p>
					<Button asChild look="accent" size="large">
						<a href="/signup">Start for Free</a>
					</Button>
				</div>
				<div className="site-measure pb-20">
					<ReplayWindow replay={replay} words={texts.replay} />
				</div>
			</section>
			<section className="site-section" aria-label="What you get">
				<ul className="site-measure grid gap-10 sm:grid-cols-3">
					{texts.features.items.slice(0, 3).map((item) => (
						<li key={item.title} className="grid content-start gap-3 border-t border-strong pt-5">
							<h2 className="text-2">{item.title}</h2>
							<p className="text-soft">{item.text}</p>
						</li>
					))}
				</ul>
			</section>
			<section className="site-section bg-sunk" aria-labelledby="try-title">
				<div className="site-measure grid justify-items-center gap-6 text-center">
					<h2 id="try-title" className="max-w-[20ch] text-6">
						{texts.cta.heading}
					</h2>
					<p className="max-w-[48ch] text-soft">{texts.cta.text}</p>
					<Button asChild look="accent" size="large">
						<a href="/signup">Try it Free</a>
					</Button>
				</div>
			</section>
		</PageChrome>
	)
}
