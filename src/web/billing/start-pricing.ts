import { findPlan, PLANS, type PlanId } from '../../core/plans/plans'
import { localKept } from '../browser/browser-storage'
import { busyButton } from '../documents/busy-button'
import { trackUpgrade } from '../documents/consent/pixel'
import type { Answer, Lost } from '../documents/own-call'
import { fetchMe, SIGNED_IN_KEY, showSession } from '../documents/show-session'
import { announcePlan, onPlan, planIn } from './billing-event'
import { choosePlan, type PlanAlert, visitorPath } from './choose-plan'
import { keepPlan, readKeptPlan } from './kept-plan'
import { footOf, type Looker } from './plan-button'
import type { PricingData } from './pricing-data'

type Deps = {
	words: PricingData
	post(path: string, body: object): Promise<Answer | Lost>
	tell(alert: PlanAlert): void
	/** Done before each call: a session's cookie may need it. */
	prepare(): Promise<void>
}

/** What the cards show: who looks at them, and which plan is being seen to. */
type State = Looker & { userId: string | undefined; chosen: PlanId | undefined }

/**
 * Brings the plans to life for whoever is signed in: which one they have, from what is kept here at first and then from
 * the server (spec §4, Plan), and buttons that choose. Whoever turns out to be signed out keeps a visitor's links.
 */
export function startPricing(document: Document, { words, post, tell, prepare }: Deps): void {
	const state: State = { plan: keptPlan() ?? 'Free', isSold: true, userId: undefined, chosen: undefined }
	const draw = drawCards(document, (plan) => void choose(plan))
	const show = (change: Partial<State>) => {
		Object.assign(state, change)
		draw(state)
	}

	const ask = async () => {
		await prepare()
		const me = await fetchMe()
		if (typeof me === 'string') return
		if (!me) return show({ plan: undefined })
		showSession(document, me)
		show({ userId: me.user.id, plan: me.plan })
		await refresh()
	}
	const refresh = async () => {
		const { userId } = state
		if (userId === undefined) return
		const answer = await post('/billing/get_plan', { userId, clerk_user_id: userId })
		const plan = typeof answer === 'string' || !answer.ok ? undefined : planIn(answer.json)
		// A plan that cannot be fetched leaves what was known.
		if (typeof answer === 'string' || !plan) return
		const info = answer.json as Parameters<typeof keepPlan>[1]
		keepPlan(localKept(), info)
		show({ plan, isSold: info.payments !== null })
	}

	const choose = async (plan: PlanId) => {
		if (state.chosen) return
		const pressed = document.activeElement
		show({ chosen: plan })
		if (PLANS[plan].priceUsdMinor > 0) trackUpgrade(PLANS[plan].name)
		let isLeaving = false
		try {
			// Pressed before the server has said who is here, or after it could not.
			if (state.userId === undefined) await ask()
			const goTo = (url: string) => location.assign(url)
			const deps = { words, post, tell, announce: announcePlan, goTo, dashboardUrl: `${location.origin}/dashboard` }
			if (state.plan) isLeaving = await choosePlan(deps, state.userId ?? '', plan, state.plan)
			else goTo(visitorPath(plan))
		} finally {
			if (!isLeaving) show({ chosen: undefined })
			// A button that is disabled meanwhile loses the focus.
			if (pressed instanceof HTMLElement && document.activeElement === document.body) pressed.focus()
		}
	}

	draw(state)
	void ask()
	onPlan((plan) => {
		show({ plan })
		void refresh()
	})
	window.addEventListener('storage', ({ key, oldValue, newValue }) => {
		if (key === SIGNED_IN_KEY && newValue !== null && readKeptPlan(oldValue) !== readKeptPlan(newValue)) void ask()
	})
}

function keptPlan() {
	return readKeptPlan(localKept().getItem(SIGNED_IN_KEY))
}

/** Shows each card's foot as it is for a state; `choose` is called by the buttons. */
function drawCards(document: Document, choose: (plan: PlanId) => void): (state: State) => void {
	const cards = [...document.querySelectorAll<HTMLElement>('[data-plan]')].flatMap((card) => {
		const plan = findPlan(card.dataset.plan ?? '')
		const button = card.querySelector<HTMLButtonElement>('[data-foot=choose]')
		if (!plan || !button) return []
		button.addEventListener('click', () => choose(plan))
		return [{ plan, button, setBusy: busyButton(button), feet: card.querySelectorAll<HTMLElement>('[data-foot]') }]
	})
	return (state) => {
		for (const { plan, button, setBusy, feet } of cards) {
			setBusy(state.chosen === plan)
			button.disabled = state.chosen !== undefined
			for (const foot of feet) foot.hidden = foot.dataset.foot !== footOf(plan, state)
		}
	}
}
