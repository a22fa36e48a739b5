import type { ReactNode } from 'react'
import { ConsentBanner } from './consent-banner'
import { SiteFooter } from './site-footer'
import { ENGLISH, type SiteWords } from './site-words'
import { TopBar } from './top-bar'

type Props = { children: ReactNode; words?: SiteWords }

/** What every page of the public site has around it. */
export function PageFrame({ children, words = ENGLISH }: Props) {
	return (
		<div className="site" dir={words.direction} lang={words.language}>
			<a href="#main" className="skip-link">
				{words.nav.skip}
			</a>
			<OwnersNotice />
			<p data-farewell hidden role="status" className="border-b border-hairline bg-glass px-5 py-3 text-[0.9375rem] text-glass-ink sm:px-8">
				<strong className="font-medium">Your account is deleted</strong>. Thank you for having been here.
			</p>
			<TopBar words={words} />
			<main id="main">{children}</main>
			<SiteFooter words={words} />
			<ConsentBanner words={words} />
		</div>
	)
}

/** For the owner alone: the site's script shows it to nobody else. */
function OwnersNotice() {
	return (
		<p data-owner-notice hidden className="border-b border-hairline bg-warn-soft px-5 py-3 text-[0.9375rem] text-warn sm:px-8">
			Only you see this: who runs this website is not configured yet, so the legal pages are incomplete. Set OPERATOR_NAME and the other
			OPERATOR_… settings.
		</p>
	)
}
