import { Button } from '../ui/button'
import { HowItWorks } from './how-it-works'
import { Pricing } from './pricing'
import { ShopWindow } from './shop-window'
import './site.css'
import { SiteFooter } from './site-footer'
import { SourcesSection } from './sources-section'
import { TopBar } from './top-bar'

export function meta() {
	return [
		{ title: 'Vitrine · a product page from a product link' },
		{
			name: 'description',
			content: 'Paste a product link, choose market and language, and get a finished product page: edit it, download it, sell from it.',
		},
	]
}

export default function Landing() {
	return (
		<>
			<TopBar />
			<main>
				<Hero />
				<HowItWorks />
				<SourcesSection />
				<Pricing />
			</main>
			<SiteFooter />
		</>
	)
}

function Hero() {
	return (
		<section className="overflow-hidden">
			<div className="mx-auto grid max-w-[76rem] items-center gap-14 px-5 pt-14 pb-20 sm:px-8 lg:grid-cols-[1.02fr_1fr] lg:gap-12 lg:pt-20 lg:pb-28">
				<div className="grid gap-7">
					<h1 className="text-[clamp(2.75rem,7.2vw,5.25rem)] leading-[0.98]">
						Put the product in the <em className="font-[360]">window</em>
					</h1>
					<p className="max-w-[46ch] text-[1.125rem] text-soft">
						Paste a product link. Vitrine reads the listing, writes the page for your market in its own language, and hands you something
						you are glad to show.
					</p>
					<div className="flex flex-wrap gap-3">
						<Button asChild look="accent" size="large">
							<a href="#pricing">Launch Your First Product Free</a>
						</Button>
						<Button asChild size="large">
							<a href="#how">See how it works</a>
						</Button>
					</div>
				</div>
				<ShopWindow className="mx-auto w-full max-w-[33rem]" />
			</div>
		</section>
	)
}
