import { Download, Feather, Languages, MousePointerClick, Quote, Truck } from 'lucide-react'
import type { LandingTexts } from '../../../core/site/landing-texts'
import { STORE_IDS, storeName } from '../../../core/stores/store-ids'
import { Button } from '../../ui/button'
import { type ReplayView, ReplayWindow } from './replay'
import { StepPane } from './step-pane'

type Of<Part extends keyof LandingTexts> = { texts: LandingTexts[Part] }

type HeroProps = Of<'hero'> & { replay: ReplayView; words: LandingTexts['replay']; demo: string }

export function Hero({ texts, replay, words, demo }: HeroProps) {
	return (
		<section className="overflow-hidden">
			<div className="site-measure grid gap-10 pt-12 pb-20 lg:gap-14 lg:pt-16 lg:pb-28">
				<div className="grid items-end gap-7 lg:grid-cols-[1.45fr_1fr] lg:gap-16">
					<h1 className="max-w-[14ch] text-[clamp(2.75rem,7.4vw,6rem)] leading-[0.98]">{texts.headline}</h1>
					<div className="grid gap-6 lg:pb-2">
						<p className="max-w-[46ch] text-[1.125rem] text-soft">{texts.subline}</p>
						<div className="flex flex-wrap gap-3">
							<Button asChild look="accent" size="large">
								<a href="#pricing">{texts.primary}</a>
							</Button>
							<Button asChild size="large">
								<a href={demo}>{texts.secondary}</a>
							</Button>
						</div>
					</div>
				</div>
				<ReplayWindow replay={replay} words={words} />
			</div>
		</section>
	)
}

const SIGNS = [Quote, Languages, MousePointerClick, Feather, Truck, Download]

export function Features({ texts }: Of<'features'>) {
	return (
		<section aria-labelledby="features-title" className="site-section">
			<div className="site-measure grid gap-12">
				<h2 id="features-title" className="text-6">
					{texts.heading}
				</h2>
				<ul className="grid gap-x-10 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
					{texts.items.map((item, position) => {
						const Sign = SIGNS[position] ?? Quote
						return (
							<li key={item.title} className="grid content-start gap-3 border-t border-strong pt-5">
								<Sign size={22} strokeWidth={1.5} aria-hidden className="mb-2 text-accent-text" />
								<h3 className="text-2">{item.title}</h3>
								<p className="text-soft">{item.text}</p>
							</li>
						)
					})}
				</ul>
			</div>
		</section>
	)
}

export function HowItWorks({ texts }: Of<'howItWorks'>) {
	return (
		<section id="how" aria-labelledby="how-title" className="site-section">
			<div className="site-measure grid gap-12">
				<h2 id="how-title" className="max-w-[20ch] text-6">
					{texts.heading}
				</h2>
				<ol className="grid gap-10 sm:grid-cols-2 lg:grid-cols-4">
					{texts.steps.map((step, position) => (
						<li key={step.title} className="grid content-start gap-4">
							<StepPane lit={position + 1} />
							<h3 className="text-2">{step.title}</h3>
							<p className="text-soft">{step.text}</p>
						</li>
					))}
				</ol>
			</div>
		</section>
	)
}

export function Stores({ texts }: Of<'stores'>) {
	return (
		<section id="stores" aria-labelledby="stores-title" className="site-section bg-sunk">
			<div className="site-measure grid gap-12 lg:grid-cols-[1fr_2fr] lg:gap-20">
				<div className="grid content-start gap-5">
					<h2 id="stores-title" className="text-6">
						{texts.heading}
					</h2>
					<p className="max-w-[44ch] text-soft">{texts.text}</p>
					<p className="text-sm text-faint">{texts.note}</p>
				</div>
				<ul className="grid border-t border-strong">
					{STORE_IDS.map((id) => (
						<li key={id} className="grid gap-x-8 gap-y-3 border-b border-hairline py-7 sm:grid-cols-[15rem_1fr]">
							<h3 className="text-3">
								<bdi>{storeName(id)}</bdi>
							</h3>
							<div className="grid gap-3">
								<p>{texts.items[id]?.export}</p>
								<p className="text-soft">{texts.items[id]?.push}</p>
							</div>
						</li>
					))}
				</ul>
			</div>
		</section>
	)
}

export function CallToAction({ texts }: Of<'cta'>) {
	return (
		<section aria-labelledby="cta-title" className="border-t border-hairline bg-ink text-paper">
			<div className="site-measure grid items-end gap-8 py-20 lg:grid-cols-[2fr_1fr] lg:py-28">
				<div className="grid gap-5">
					<h2 id="cta-title" className="max-w-[18ch] text-7">
						{texts.heading}
					</h2>
					<p className="max-w-[48ch] opacity-80">{texts.text}</p>
				</div>
				<div className="lg:justify-self-end">
					<Button asChild look="accent" size="large">
						<a href="/signup">{texts.button}</a>
					</Button>
				</div>
			</div>
		</section>
	)
}
