import { Button } from '../ui/button'
import { Mark } from '../ui/mark'

/** Any path we do not know (L-8). */
export function NotFound() {
	return (
		<main className="mx-auto grid min-h-dvh max-w-[40rem] content-center gap-6 px-5">
			<Mark size={52} />
			<h1 className="text-7">Oops! Page not found</h1>
			<p className="max-w-[30rem] text-soft">There is nothing in this window. The address may be mistyped, or the page has moved.</p>
			<div>
				<Button asChild look="accent" size="large">
					<a href="/">Return to Home</a>
				</Button>
			</div>
		</main>
	)
}
