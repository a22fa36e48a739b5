import { Check } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import type { Me } from '../../core/contracts/account'
import { PLAN_CARDS, type PlanCard } from '../../core/plans/plan-cards'
import { PLANS, type PlanId } from '../../core/plans/plans'
import { trackUpgrade } from '../site/pixel'
import { Badge } from '../ui/badge'
import { Button } from '../ui/button'
import { cx } from '../ui/cx'
import { showToast } from '../ui/toast-store'
import { useRun } from '../use-run'
import { billingApi } from './billing-api'
import { announcePlan } from './billing-event'
import { choosePlan, visitorPath } from './choose-plan'
import { featuresOf, priceWords } from './plan-texts'
import { useBilling, useBillingEvents } from './use-billing'
import { useWords } from './words'

/** The plans, and what pressing them does (spec §4, Pricing button). `me` is undefined for visitors. */
export function PlanCards({ me }: { me: Me | undefined }) {
	const t = useWords()
	useBillingEvents()
	const { chosen, choose } = useChoice(me)
	return (
		<div className="grid gap-5 sm:grid-cols-2">
			{PLAN_CARDS.map((card) => (
				<Card key={card.plan} card={card}>
					{me ? (
						<PlanButton card={card} me={me} chosen={chosen} onChoose={choose} />
					) : (
						<Button asChild look={card.buttonVariant} size="large" className="w-full">
							<Link to={visitorPath(card.plan)}>{t(`plans.${card.plan}.button`)}</Link>
						</Button>
					)}
				</Card>
			))}
		</div>
	)
}

type ButtonProps = { card: PlanCard; me: Me; chosen: PlanId | undefined; onChoose: (plan: PlanId) => void }

function PlanButton({ card, me, chosen, onChoose }: ButtonProps) {
	const t = useWords()
	const billing = useBilling(me)
	const isCurrent = billing?.plan === PLANS[card.plan].name
	const isUnsold = card.plan === 'pro' && billing?.payments === null
	const text = isCurrent ? t('cards.yours') : isUnsold ? t('cards.unsold') : t(`plans.${card.plan}.button`)
	return (
		<Button
			look={isCurrent ? 'quiet' : card.buttonVariant}
			size="large"
			className="w-full"
			disabled={chosen !== undefined || isCurrent || isUnsold}
			busy={chosen === card.plan}
			onClick={() => onChoose(card.plan)}
		>
			{chosen === card.plan ? t('cards.checking_out') : text}
		</Button>
	)
}

/** The plan that is being seen to; it stays so while the browser leaves, and is free again when one comes back. */
function useChoice(me: Me | undefined) {
	const [chosen, setChosen] = useState<PlanId>()
	const billing = useBilling(me)
	const run = useRun()
	useEffect(() => {
		const comeBack = (event: PageTransitionEvent) => event.persisted && setChosen(undefined)
		window.addEventListener('pageshow', comeBack)
		return () => window.removeEventListener('pageshow', comeBack)
	}, [])
	const choose = async (plan: PlanId) => {
		if (!me) return
		setChosen(plan)
		if (PLANS[plan].priceUsdMinor > 0) trackUpgrade(PLANS[plan].name)
		let isLeaving = false
		try {
			const deps = { api: billingApi, toast: showToast, announce: announcePlan, goTo: (url: string) => window.location.assign(url) }
			await run(async () => {
				isLeaving = await choosePlan(deps, me.user.id, plan, billing?.plan ?? me.plan)
			})
		} finally {
			if (!isLeaving) setChosen(undefined)
		}
	}
	return { chosen, choose: (plan: PlanId) => void choose(plan) }
}

function Card({ card, children }: { card: PlanCard; children: React.ReactNode }) {
	const t = useWords()
	return (
		<article className={cx('grid grid-rows-[auto_auto_1fr_auto] gap-6 p-7', card.popular ? 'pane' : 'rounded-pane border border-hairline')}>
			<header className="grid gap-1.5">
				<div className="flex items-center gap-3">
					<h3 className="text-2">{t(`plans.${card.plan}.name`)}</h3>
					{card.popular && <Badge tone="glass">{t('cards.recommended')}</Badge>}
				</div>
				<p className="text-[0.9375rem] text-soft">{t(`plans.${card.plan}.description`)}</p>
			</header>
			<p className="flex items-baseline gap-2">
				<bdi className="display text-6 tabular">{priceWords(card.plan)}</bdi>
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
