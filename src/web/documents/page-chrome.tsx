import type { ComponentProps, ReactNode } from 'react'
import { ConsentBanner } from './consent/consent-banner'
import { SiteFooter } from './site-footer'
import { ENGLISH, type SiteWords } from './site-words'
import { TopBar } from './top-bar'

type Props = { children: ReactNode; words?: SiteWords } & Pick<ComponentProps<typeof SiteFooter>, 'addresses'>

/** What every page of the public site has around it. */
export function PageChrome({ children, words = ENGLISH, addresses }: Props) {
	return (
		<div className="site" dir={words.direction} lang={words.language}>
			<a href="#main" className="skip-link">
				{words.nav.skip}
			</a>
			<OwnersNotice />
			<p
				data-account-deleted
				hidden
				role="status"
				className="border-b border-hairline bg-glass px-5 py-3 text-[0.9375rem] text-glass-ink sm:px-8"
			>
				<strong className="font-medium">{words.accountDeleted.said}</strong> {words.accountDeleted.thanks}
			</p>
			<TopBar words={words} />
			<main id="main">{children}</main>
			<SiteFooter words={words} {...(addresses && { addresses })} />
			<ConsentBanner words={words} />
		</div>
	)
}

/** For the owner alone: the site's script shows it to nobody else. */
function OwnersNotice() {
	return (
		<aside
			aria-label="For the owner"
			data-owner-notice
			hidden
			lang="en"
			dir="ltr"
			className="border-b border-hairline bg-warn-soft px-5 py-3 text-[0.9375rem] text-warn sm:px-8"
		>
			Only you see this: who runs this website is not configured yet, so the legal pages are incomplete. Set OPERATOR_NAME and the other
			OPERATOR_… settings.
		</aside>
	)
}
