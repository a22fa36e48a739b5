import { ExternalLink } from 'lucide-react'
import { Trans } from 'react-i18next'
import { TextField } from '../ui/field'
import type { ProfileForm } from './use-store-profile'
import { useWords } from './words'

/** The address orders go to, with a way to try it. */
export function OrderField({ form }: { form: ProfileForm }) {
	const t = useWords()
	const { orderUrl } = form.profile
	const error = form.errors.orderUrl
	const opens = /^https?:\/\/\S+\.\S+/.test(orderUrl) && !error
	return (
		<div className="grid gap-2">
			<TextField
				label={t('order.label')}
				inputMode="url"
				autoComplete="off"
				autoCapitalize="none"
				spellCheck={false}
				dir="ltr"
				value={orderUrl}
				error={error}
				hint={<Trans t={t} i18nKey="order.hint" components={{ sample: <em dir="ltr" className="inline-block not-italic text-soft" /> }} />}
				onChange={(event) => form.change({ orderUrl: event.target.value.trim() })}
				onBlur={() => form.leave('orderUrl')}
			/>
			{opens && (
				<a
					href={orderUrl}
					target="_blank"
					rel="noopener noreferrer"
					className="inline-flex min-h-11 w-fit items-center gap-2 text-sm font-medium underline underline-offset-4"
				>
					<ExternalLink size={16} aria-hidden /> {t('order.open')}
				</a>
			)}
			{orderUrl.startsWith('http://') && <p className="text-sm text-warn">{t('order.https_only')}</p>}
		</div>
	)
}
