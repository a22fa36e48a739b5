import { useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { Button } from '../ui/button'
import { Notice } from '../ui/notice'
import { type BroughtPage, keepBrought, readBrought } from './brought-page'
import { translate, useWords } from './words'

export function meta() {
	return [{ title: translate('title') }]
}

/**
 * The door of the browser's own way in: the extension or the bookmarklet opens it and hands over the page its
 * user looks at. Any site could open it, so nothing is done with the page until the seller says so.
 */
export default function BringPage() {
	const t = useWords()
	const navigate = useNavigate()
	const [page, setPage] = useState<BroughtPage>()
	const [error, setError] = useState<'too_large' | 'empty'>()
	useEffect(() => {
		const opener: Window | null = window.opener
		const take = (event: MessageEvent) => {
			const brought = event.source === opener && opener ? readBrought(event.data) : undefined
			if (!brought) return
			if (typeof brought === 'string') setError(brought)
			else setPage(brought)
			opener?.postMessage({ vitrine: 'received' }, { targetOrigin: event.origin })
		}
		window.addEventListener('message', take)
		// Says only that the door is open; whoever opened it sends the page to this origin alone.
		opener?.postMessage({ vitrine: 'ready' }, { targetOrigin: '*' })
		return () => window.removeEventListener('message', take)
	}, [])
	const use = () => {
		if (!page) return
		keepBrought(page)
		void navigate('/dashboard')
	}
	return (
		<main id="main" className="mx-auto grid w-full max-w-[44rem] grow content-start gap-6 px-4 pt-10 pb-20 sm:px-6">
			<h1 className="text-5">{t('heading')}</h1>
			{page ? (
				<section className="pane grid gap-4 p-5 sm:p-7" aria-label={t('page')}>
					<p className="text-3">{page.title || t('untitled')}</p>
					{page.url && (
						<p dir="ltr" className="text-start break-all text-soft">
							{page.url}
						</p>
					)}
					<p className="text-soft">{t('rights')}</p>
					<div>
						<Button look="accent" size="large" onClick={use}>
							{t('use')}
						</Button>
					</div>
				</section>
			) : error ? (
				<Notice tone="bad" title={t(`errors.${error}.title`)} text={t(`errors.${error}.text`)} />
			) : (
				<Notice tone="warn" title={t('waiting.title')} text={t('waiting.text')}>
					<div>
						<Button asChild size="small">
							<Link to="/dashboard">{t('waiting.link')}</Link>
						</Button>
					</div>
				</Notice>
			)}
		</main>
	)
}
