import { Check } from 'lucide-react'
import { useEffect } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { PUSH_REDIRECT_MS } from '../../core/limits'
import { translate, useWords } from './words'

export function meta() {
	return [{ title: translate('pushed.document_title') }]
}

/** /push-success: the product is in the store; the page itself follows (spec §2). */
export default function PushSuccess() {
	const t = useWords()
	const navigate = useNavigate()
	const [query] = useSearchParams()
	const back = `/product-result${query.size > 0 ? `?${query}` : ''}`
	useEffect(() => {
		const timer = setTimeout(() => void navigate(back, { replace: true }), PUSH_REDIRECT_MS)
		return () => clearTimeout(timer)
	}, [navigate, back])
	return (
		<main id="main" className="mx-auto grid w-full max-w-[34rem] grow content-center justify-items-center gap-5 px-5 py-20 text-center">
			<span className="pane lights-up grid size-20 place-items-center text-good">
				<Check size={36} aria-hidden />
			</span>
			<h1 className="text-5">
				<span role="status">{t('pushed.title')}</span>
			</h1>
			<p className="text-soft">{t('pushed.text')}</p>
			<Link to={back} replace className="inline-flex min-h-11 items-center font-medium underline underline-offset-4">
				{t('pushed.go')}
			</Link>
		</main>
	)
}
