import { Link2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Button } from '../ui/button'
import type { Trouble } from './generation-run'

type Props = {
	trouble: Exclude<Trouble, { kind: 'invalid_url' }>
	onAnotherLink: () => void
	onRetry: () => void
	/** The other ways in, shown when another one can help. */
	children: ReactNode
}

/** What happened, what it means, and the other ways on (D-7). */
export function TroublePanel({ trouble, onAnotherLink, onRetry, children }: Props) {
	if (trouble.kind === 'limit') return <LimitReached />
	const readable = trouble.otherWays.length > 0
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
			<div role="alert" className="grid gap-3">
				<h2 className="text-4">{readable ? 'This listing could not be read' : 'The page was not finished'}</h2>
				<p className="max-w-[60ch]">{trouble.message}</p>
				<p className="text-soft">No page of your plan was used, and nothing you entered is lost.</p>
			</div>
			<div className="flex flex-wrap gap-3">
				<Button look="quiet" onClick={onRetry}>
					Try again
				</Button>
				{trouble.otherWays.includes('another-link') && (
					<Button look="bare" onClick={onAnotherLink}>
						<Link2 size={18} aria-hidden /> Use another link
					</Button>
				)}
			</div>
			{children}
		</div>
	)
}

function LimitReached() {
	return (
		<div role="alert" className="grid justify-items-start gap-4">
			<h2 className="text-4">All pages of your plan are used</h2>
			<p className="max-w-[55ch] text-soft">
				The pages you have made stay yours: open, edit and download them below. To make more, upgrade your plan.
			</p>
			<Button asChild>
				<Link to="/#pricing">See plans</Link>
			</Button>
		</div>
	)
}
