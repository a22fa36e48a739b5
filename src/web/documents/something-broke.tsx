import { Link } from 'react-router'
import { isAppError } from '../../core/errors'
import { errorWords } from '../calls/error-words'
import { useWords } from '../i18n/words'
import { Button } from '../ui/button'
import { Mark } from '../ui/mark'

/** The whole screen could not be shown: what happened, and the way on. */
export function SomethingBroke({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
	const t = useWords()
	const words = isAppError(error) ? errorWords(error) : { title: t('broke.title'), text: t('broke.text') }
	return (
		<main id="main" className="mx-auto grid min-h-dvh max-w-[34rem] content-center gap-5 px-5">
			<Mark size={40} />
			<h1 className="text-5">{words.title}</h1>
			<p className="text-soft">{words.text}</p>
			<div className="flex flex-wrap gap-3">
				<Button look="accent" onClick={onRetry ?? (() => window.location.reload())}>
					{t('try_again')}
				</Button>
				<Button asChild>
					<Link to="/dashboard">{t('to_the_dashboard')}</Link>
				</Button>
			</div>
		</main>
	)
}
