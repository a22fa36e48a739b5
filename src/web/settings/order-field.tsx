import { ExternalLink } from 'lucide-react'
import { TextField } from '../ui/field'
import type { ProfileForm } from './use-store-profile'

/** The address orders go to, with a way to try it. */
export function OrderField({ form }: { form: ProfileForm }) {
	const { orderUrl } = form.profile
	const fault = form.faults.orderUrl
	const opens = /^https?:\/\/\S+\.\S+/.test(orderUrl) && !fault
	return (
		<div className="grid gap-2">
			<TextField
				label="Order address"
				inputMode="url"
				autoComplete="off"
				autoCapitalize="none"
				spellCheck={false}
				dir="ltr"
				value={orderUrl}
				error={fault}
				hint={
					<>
						A page of your shop, a mailbox or a telephone. For example:{' '}
						<em className="not-italic text-soft">https://your-store.example/order</em> or{' '}
						<em className="not-italic text-soft">mailto:orders@your-store.example</em>
					</>
				}
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
					<ExternalLink size={16} aria-hidden /> Open it to see that it is right
				</a>
			)}
			{orderUrl.startsWith('http://') && (
				<p className="text-sm text-warn">Order forms send to https addresses only: names and telephone numbers must not travel open.</p>
			)}
		</div>
	)
}
