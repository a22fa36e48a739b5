import { CircleAlert } from 'lucide-react'
import { useSpokenDocument } from '../../documents/spoken-document'
import { Button } from '../../ui/button'
import { wordsIn } from '../words'

/**
 * Where a provider's form stands (provider-form): what went wrong with it, and the form. Hidden where we sign people in
 * ourselves.
 */
export function ProviderPlace() {
	const t = wordsIn(useSpokenDocument().language)
	return (
		<div data-provider className="grid gap-8">
			<div hidden role="alert" className="flex gap-3 rounded-pane bg-bad-soft p-4 text-bad">
				<CircleAlert size={20} className="mt-0.5 shrink-0" aria-hidden />
				<div className="grid gap-2">
					{/* No paragraphs: the server takes out those it finds empty. */}
					<div data-told className="font-semibold leading-snug empty:hidden" />
					<div data-told className="text-[0.9375rem] leading-snug" />
					<div>
						<Button size="small">{t('try_again')}</Button>
					</div>
				</div>
			</div>
			<div />
		</div>
	)
}
