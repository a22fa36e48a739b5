import { Check, LoaderCircle } from 'lucide-react'
import type { AppLanguage } from '../../core/locale/app-languages'
import { PLAN_CARDS, type PlanCard } from '../../core/plans/plan-cards'
import { Badge } from '../ui/badge'
import { Button } from '../ui/button'
import { cx } from '../ui/cx'
import { visitorPath } from './choose-plan'
import type { PlanFoot } from './plan-button'
import { featuresOf, priceWords } from './plan-texts'
import { wordsIn } from './words'

type Props = {
	language: AppLanguage
	/** Plans can be chosen here; elsewhere whoever is signed in is led to where they can. */
	canChoose?: boolean
}

/**
 * The plans, as documents show them. Visitors have links; the script of /pricing shows in their place what else may
 * stand there (start-pricing).
 */
export function PlanCards({ language, canChoose = false }: Props) {
	const t = wordsIn(language)
	return (
		<div data-plans data-choosing={canChoose || undefined} className="grid gap-5 sm:grid-cols-2">
			{PLAN_CARDS.map((card) => (
				<Card key={card.plan} card={card} language={language}>
					<Button asChild look={card.buttonVariant} size="large" className="w-full">
						<a href={visitorPath(card.plan)} data-foot={'visit' satisfies PlanFoot}>
							{t(`plans.${card.plan}.button`)}
						</a>
					</Button>
					{canChoose && <PlanButtons card={card} language={language} />}
				</Card>
			))}
		</div>
	)
}

type CardProps = { card: PlanCard; language: AppLanguage }

/**
 * What stands in place of a visitor's link for whoever is signed in: one of these, hidden until the script knows which.
 */
function PlanButtons({ card: { plan, buttonVariant }, language }: CardProps) {
	const t = wordsIn(language)
	const shared = { size: 'large', className: 'w-full', hidden: true } as const
	return (
		<>
			<Button {...shared} look={buttonVariant} data-foot={'choose' satisfies PlanFoot} data-other-words={t('cards.checking_out')}>
				<span hidden className="contents">
					<LoaderCircle size={18} className="animate-spin motion-reduce:hidden" aria-hidden />
				</span>
				<span>{t(`plans.${plan}.button`)}</span>
			</Button>
			<Button {...shared} data-foot={'yours' satisfies PlanFoot} disabled>
				{t('cards.yours')}
			</Button>
			{plan === 'pro' && (
				<Button {...shared} look={buttonVariant} data-foot={'unsold' satisfies PlanFoot} disabled>
					{t('cards.unsold')}
				</Button>
			)}
		</>
	)
}

function Card({ card, language, children }: CardProps & { children: React.ReactNode }) {
	const t = wordsIn(language)
	return (
		<article
			data-plan={card.plan}
			className={cx('grid grid-rows-[auto_auto_1fr_auto] gap-6 p-7', card.popular ? 'pane' : 'rounded-pane border border-hairline')}
		>
			<header className="grid gap-1.5">
				<div className="flex items-center gap-3">
					<h3 className="text-2">{t(`plans.${card.plan}.name`)}</h3>
					{card.popular && <Badge tone="glass">{t('cards.recommended')}</Badge>}
				</div>
				<p className="text-[0.9375rem] text-soft">{t(`plans.${card.plan}.description`)}</p>
			</header>
			<p className="flex items-baseline gap-2">
				{/* Read from left to right everywhere, without the marks that turn it inside a sentence. */}
				<bdi dir="ltr" className="display text-6 tabular">
					{priceWords(card.plan, language).replaceAll('\u200f', '')}
				</bdi>
				<span className="text-soft">{t(`plans.${card.plan}.period`)}</span>
			</p>
			<ul className="grid content-start gap-2.5">
				{featuresOf(t, card.plan).map((feature) => (
					<li key={feature} className="flex gap-2.5">
						<Check size={18} className="mt-1 shrink-0 text-good" aria-hidden />
						{feature}
					</li>
				))}
			</ul>
			{children}
		</article>
	)
}
