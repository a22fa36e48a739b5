import { Link } from 'react-router'
import { isAppError } from '../../core/errors'
import { errorWords } from '../error-words'
import { Button } from '../ui/button'
import { Mark } from '../ui/mark'

/** The whole screen could not be shown: what happened, and the way on. */
export function SomethingBroke({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
	const words = isAppError(error)
		? errorWords(error)
		: { title: 'Something broke on our side', text: 'Your pages are safe. Reload to go on; if it happens again, come back in a while.' }
	return (
		<main id="main" className="mx-auto grid min-h-dvh max-w-[34rem] content-center gap-5 px-5">
			<Mark size={40} />
			<h1 className="text-5">{words.title}</h1>
			<p className="text-soft">{words.text}</p>
			<div className="flex flex-wrap gap-3">
				<Button look="accent" onClick={onRetry ?? (() => window.location.reload())}>
					Try again
				</Button>
				<Button asChild>
					<Link to="/dashboard">To the dashboard</Link>
				</Button>
			</div>
		</main>
	)
}
