import type { AppLanguage } from '../../core/locale/app-languages'
import { PLANS, REFUND_DAYS } from '../../core/plans/plans'
import { PlanCards } from './plan-cards'
import { wordsIn } from './words'

type Props = {
	language: AppLanguage
	/** `h1` where this is the whole page: plans can be chosen there. */
	level?: 'h1' | 'h2'
}

/** The plans, on the landing page and as a page of their own, in one of the app's languages. */
export function PricingSection({ language, level: Headline = 'h2' }: Props) {
	const t = wordsIn(language)
	const isPage = Headline === 'h1'
	return (
		<section id="pricing" aria-labelledby="pricing-title" className="site-section">
			<div className="site-measure grid gap-12 lg:grid-cols-[1fr_2fr]">
				<div className="grid content-start gap-4">
					<Headline id="pricing-title" className="text-6">
						{t('pricing.heading')}
					</Headline>
					<p className="max-w-[36ch] text-soft">{t('pricing.lead', { pages: PLANS.free.pages, days: REFUND_DAYS })}</p>
				</div>
				<div>
					{isPage && <h2 className="sr-only">{t('pricing.plans')}</h2>}
					<PlanCards language={language} canChoose={isPage} />
				</div>
			</div>
		</section>
	)
}
