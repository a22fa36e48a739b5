import { Button } from '../ui/button'
import type { ProfileForm } from './use-store-profile'

/** Always in reach at the lower edge: whether all is saved, and the two ways on. */
export function SaveBar({ form }: { form: ProfileForm }) {
	const wrong = Object.keys(form.faults).length
	return (
		<div className="sticky bottom-0 z-10 -mx-4 flex items-center justify-end gap-1 border-t border-hairline bg-paper px-4 py-3 sm:-mx-6 sm:gap-3 sm:px-6">
			<p role="status" className={`me-auto text-sm ${wrong > 0 ? 'text-bad' : 'text-faint'}`}>
				{wrong > 0 ? words(wrong) : form.unsaved ? 'Not saved yet' : 'All saved'}
			</p>
			{form.unsaved && (
				<Button look="bare" onClick={form.discard}>
					Discard<span className="max-sm:sr-only"> changes</span>
				</Button>
			)}
			<Button type="submit" look="accent" busy={form.busy}>
				Save
			</Button>
		</div>
	)
}

function words(wrong: number): string {
	return wrong === 1 ? '1 field needs a look' : `${wrong} fields need a look`
}
