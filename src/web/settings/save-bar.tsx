import { Trans } from 'react-i18next'
import { Button } from '../ui/button'
import { cx } from '../ui/cx'
import type { ProfileForm } from './use-store-profile'
import { useWords } from './words'

/** Always in reach at the lower edge: whether all is saved, and the two ways on. */
export function SaveBar({ form }: { form: ProfileForm }) {
	const t = useWords()
	const wrong = Object.keys(form.errors).length
	return (
		<div
			className={cx(
				'sticky bottom-0 z-10 -mx-4 flex items-center justify-end gap-1 border-t',
				'border-hairline bg-paper px-4 py-3 sm:-mx-6 sm:gap-3 sm:px-6',
			)}
		>
			<p role="status" className={`me-auto text-sm ${wrong > 0 ? 'text-bad' : 'text-faint'}`}>
				{wrong > 0 ? t('save_bar.wrong', { count: wrong }) : form.unsaved ? t('save_bar.unsaved') : t('save_bar.saved')}
			</p>
			{form.unsaved && (
				<Button look="bare" onClick={form.discard}>
					<Trans t={t} i18nKey="save_bar.discard" components={{ more: <span className="max-sm:sr-only" /> }} />
				</Button>
			)}
			<Button type="submit" look="accent" busy={form.busy}>
				{t('save_bar.save')}
			</Button>
		</div>
	)
}
