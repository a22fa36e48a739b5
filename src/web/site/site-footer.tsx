import { useState } from 'react'
import { LANDING_PATHS } from '../../core/site/landing-paths'
import { Mark } from '../ui/mark'
import { CookieSettings } from './cookie-settings'
import { readSiteMeta } from './site-meta'
import { ENGLISH, type SiteWords } from './site-words'

const LANGUAGES = [
	{ tag: 'en', name: 'English' },
	{ tag: 'fr', name: 'Français' },
	{ tag: 'ar', name: 'العربية' },
	{ tag: 'es', name: 'Español' },
] as const

const PLACES = { who: '{{footer.who}}', contact: '{{footer.contact}}' }
const NOBODY = { who: '', contact: '' }
const LINK = 'inline-flex min-h-8 items-center hover:text-ink hover:underline hover:underline-offset-4'

export function SiteFooter({ words = ENGLISH }: { words?: SiteWords }) {
	const { footer, nav } = words
	const legal = [
		{ href: '/privacy', label: footer.privacy },
		{ href: '/terms', label: footer.terms },
		{ href: '/refund-policy', label: footer.refund },
		{ href: '/business-info', label: footer.business },
		{ href: '/about', label: footer.about },
	]
	return (
		<footer className="border-t border-hairline text-[0.9375rem] text-soft">
			<div className="site-measure grid gap-10 py-14 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_1fr]">
				<div className="grid content-start gap-4">
					<Mark size={36} />
					<p className="max-w-[34ch] whitespace-pre-line">
						<Operator />
					</p>
					{footer.englishOnly && <p className="text-sm text-faint">{footer.englishOnly}</p>}
				</div>
				<FooterList
					links={[
						{ href: '/pricing', label: nav.pricing },
						{ href: '/demo', label: footer.demo },
						{ href: '/faq', label: nav.faq },
						{ href: '/blog', label: nav.blog },
					]}
				/>
				<FooterList links={legal} />
				<ul className="grid content-start gap-2">
					{LANGUAGES.map(({ tag, name }) => (
						<li key={tag}>
							<a
								href={LANDING_PATHS[tag]}
								lang={tag}
								hrefLang={tag}
								className={LINK}
								aria-current={tag === words.language ? 'true' : undefined}
							>
								{name}
							</a>
						</li>
					))}
				</ul>
			</div>
			<div className="site-measure flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-hairline py-5 text-sm text-faint">
				<Copyright rights={footer.rights} />
				<CookieSettings label={footer.cookies} />
			</div>
		</footer>
	)
}

/** Who runs the site, where that is configured. A built document carries the places, which the server fills in; a browser reads what it filled in. */
function Operator() {
	const [told] = useState(() => (typeof document === 'undefined' ? PLACES : (readSiteMeta().operator ?? NOBODY)))
	return (
		<>
			<span className="block">{told.who}</span>
			<span className="mt-2 block">{told.contact}</span>
		</>
	)
}

function FooterList({ links }: { links: readonly { href: string; label: string }[] }) {
	return (
		<ul className="grid content-start gap-2">
			{links.map(({ href, label }) => (
				<li key={href}>
					<a href={href} className={LINK}>
						{label}
					</a>
				</li>
			))}
		</ul>
	)
}

/** The copyright line of public pages and dashboard. */
export function Copyright({ rights }: { rights: string }) {
	return (
		<p>
			© {new Date().getFullYear()} Vitrine. {rights}
		</p>
	)
}
