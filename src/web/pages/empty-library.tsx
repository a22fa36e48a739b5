import { Trans } from 'react-i18next'
import { Link } from 'react-router'
import { Lamp } from '../documents/lamp'
import { Button } from '../ui/button'
import { useWords } from './words'

/** Before the first page: what stands here later, shown by the app's own example. */
export function EmptyLibrary() {
	const t = useWords()
	return (
		<div className="grid items-center gap-8 sm:grid-cols-[12rem_minmax(0,1fr)]">
			<div className="grid w-48 gap-3" aria-hidden>
				<span className="grid aspect-square place-items-center rounded-[3px] border border-dashed border-strong bg-glass p-8">
					<Lamp className="w-full" />
				</span>
				<span className="grid gap-1">
					<span className="font-medium leading-snug">{t('empty.example_name')}</span>
					<span className="text-sm text-faint">{t('empty.example')}</span>
				</span>
			</div>
			<div className="grid max-w-[48ch] justify-items-start gap-4">
				<h2 className="text-3">{t('empty.title')}</h2>
				<p className="text-soft">
					<Trans t={t} i18nKey="empty.text" components={{ address: <bdi dir="ltr" /> }} />
				</p>
				<Button asChild look="accent">
					<Link to="/dashboard">{t('empty.make')}</Link>
				</Button>
			</div>
		</div>
	)
}
