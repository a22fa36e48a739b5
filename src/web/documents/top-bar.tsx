import { Menu } from 'lucide-react'
import { LANDING_PATHS } from '../../core/site/landing-paths'
import { Button } from '../ui/button'
import { Mark } from '../ui/mark'
import { ENGLISH, type SiteWords } from './site-words'

const LINK = 'flex min-h-11 items-center px-2 text-[0.9375rem] hover:underline hover:underline-offset-4'

/** The public pages' bar. Plain links: public pages are documents of their own. */
export function TopBar({ words = ENGLISH }: { words?: SiteWords }) {
	const home = LANDING_PATHS[words.language]
	const links = [
		{ href: `${home}#pricing`, label: words.nav.pricing },
		{ href: `${home}#reviews`, label: words.nav.reviews },
		{ href: `${home}#faq`, label: words.nav.faq },
		{ href: '/blog', label: words.nav.blog },
	]
	return (
		<header className="sticky top-0 z-30 border-b border-hairline bg-paper">
			<div className="site-measure flex h-16 items-center gap-4">
				<a href={home} className="flex min-h-11 items-center gap-2.5 font-display text-2">
					<Mark />
					Vitrine
				</a>
				<nav aria-label={words.nav.menu} className="ms-auto flex items-center gap-1">
					<div className="hidden items-center gap-2 md:flex lg:gap-4">
						{links.map(({ href, label }) => (
							<a key={href} href={href} className={LINK}>
								{label}
							</a>
						))}
					</div>
					<SessionLink words={words} />
					<details className="site-menu relative md:hidden">
						<summary className="grid size-11 list-none place-items-center rounded-pane" aria-label={words.nav.menu}>
							<Menu size={22} aria-hidden />
						</summary>
						<div className="pane absolute end-0 top-[calc(100%+0.5rem)] grid min-w-52 p-2">
							{links.map(({ href, label }) => (
								<a key={href} href={href} className="flex min-h-11 items-center rounded-[3px] px-3 hover:bg-sunk">
									{label}
								</a>
							))}
						</div>
					</details>
				</nav>
			</div>
		</header>
	)
}

/** It follows the session: Login, which the site's script makes Dashboard (show-session). */
function SessionLink({ words }: { words: SiteWords }) {
	return (
		<Button asChild className="ms-1">
			<a href="/login" data-session-link={words.nav.dashboard}>
				{words.nav.login}
			</a>
		</Button>
	)
}
