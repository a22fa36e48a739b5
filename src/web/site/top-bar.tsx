import { Link } from 'react-router'
import { useVisitor } from '../accounts/session'
import { Button } from '../ui/button'
import { Mark } from '../ui/mark'

/** The public pages' bar; its button follows the session: Login or Dashboard. */
export function TopBar() {
	const me = useVisitor()
	return (
		<header className="sticky top-0 z-30 border-b border-hairline bg-paper">
			<div className="mx-auto flex h-16 max-w-[76rem] items-center gap-8 px-5 sm:px-8">
				<Link to="/" className="flex items-center gap-2.5 font-display text-2">
					<Mark />
					Vitrine
				</Link>
				<nav aria-label="Main" className="ms-auto flex items-center gap-1 sm:gap-4">
					<a href="/#how" className="hidden min-h-11 items-center px-2 text-[0.9375rem] hover:underline hover:underline-offset-4 sm:flex">
						How it works
					</a>
					<a href="/#pricing" className="flex min-h-11 items-center px-2 text-[0.9375rem] hover:underline hover:underline-offset-4">
						Pricing
					</a>
					<Button asChild className="ms-1">
						{me ? <Link to="/dashboard">Dashboard</Link> : <Link to="/login">Login</Link>}
					</Button>
				</nav>
			</div>
		</header>
	)
}
