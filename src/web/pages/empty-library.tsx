import { Link } from 'react-router'
import { Lamp } from '../site/lamp'
import { Button } from '../ui/button'

/** Before the first page: what stands here later, shown by the app's own example. */
export function EmptyLibrary() {
	return (
		<div className="grid items-center gap-8 sm:grid-cols-[12rem_minmax(0,1fr)]">
			<div className="grid w-48 gap-3" aria-hidden>
				<span className="grid aspect-square place-items-center rounded-[3px] border border-dashed border-strong bg-glass p-8">
					<Lamp className="w-full" />
				</span>
				<span className="grid gap-1">
					<span className="font-medium leading-snug">Folding reading lamp</span>
					<span className="text-sm text-faint">French, Europe · an example</span>
				</span>
			</div>
			<div className="grid max-w-[48ch] justify-items-start gap-4">
				<h2 className="text-3">Your first page will stand here</h2>
				<p className="text-soft">
					Paste a product link on the dashboard, for example https://www.amazon.com/dp/B0XXXXXXXX. Its page stands here from then on: to
					open, search for, rename, copy or delete.
				</p>
				<Button asChild look="accent">
					<Link to="/dashboard">Make your first page</Link>
				</Button>
			</div>
		</div>
	)
}
