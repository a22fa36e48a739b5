import type { PushOutcome } from '../../core/contracts/stores'
import { intlLanguage } from '../i18n/i18n'
import { sayTold } from '../i18n/say-message'

type LeftOut = PushOutcome['left_out']

/** What was left out, by why, in the language of the app: one reason may hold for many pictures. */
export function leftOutByReason(leftOut: LeftOut): { why: string; what: string[] }[] {
	const reasons = new Map<string, string[]>()
	for (const left of leftOut) {
		const why = sayTold(left.said?.why, left.why)
		reasons.set(why, [...(reasons.get(why) ?? []), sayTold(left.said?.what, left.what)])
	}
	return [...reasons].map(([why, what]) => ({ why, what }))
}

/** What of a page did not arrive with it, opened by who wants to know. */
export function LeftOutList({ summary, leftOut, open }: { summary: string; leftOut: LeftOut; open?: boolean }) {
	const list = new Intl.ListFormat(intlLanguage(), { type: 'unit', style: 'short' })
	return (
		<details className="text-sm" open={open}>
			<summary className="w-fit py-1 pointer-coarse:py-3 text-soft underline underline-offset-4">{summary}</summary>
			<ul className="grid gap-2 py-2">
				{leftOutByReason(leftOut).map(({ what, why }) => (
					<li key={why} className="grid gap-0.5">
						<span>{list.format(what)}</span>
						<span className="text-faint">{why}</span>
					</li>
				))}
			</ul>
		</details>
	)
}
