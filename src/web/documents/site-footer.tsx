import { LANDING_PATHS } from '../../core/site/landing-paths'
import { spokenAddressFrom } from '../../core/site/spoken-documents'
import { Mark } from '../ui/mark'
import { CookieSettings } from './consent/cookie-settings'
import { ENGLISH, type SiteWords } from './site-words'

const LANGUAGES = [
	{ tag: 'en', name: 'English' },
	{ tag: 'fr', name: 'Français' },
	{ tag: 'ar', name: 'العربية' },
	{ tag: 'es', name: 'Español' },
] as const

const LINK =
	'inline-flex min-h-8 items-center pointer-coarse:min-h-11 pointer-coarse:min-w-11 hover:text-ink hover:underline hover:underline-offset-4'

type Props = {
	words?: SiteWords
	/** Where this page stands in each language; else the landing page is named. */
	addresses?: Readonly<Record<SiteWords['language'], string>>
}

export function SiteFooter({ words = ENGLISH, addresses = LANDING_PATHS }: Props) {
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
			<div className="site-measure grid grid-cols-2 gap-x-6 gap-y-10 py-14 sm:grid-cols-3 lg:grid-cols-[2fr_1fr_1fr_1fr]">
				<div className="col-span-full grid content-start gap-4 lg:col-span-1">
					<Mark size={36} />
					<p className="max-w-[34ch] whitespace-pre-line">
						{/* Who runs the site, where that is configured: the server fills it in. */}
						<span className="block">
							<bdi>{'{{footer.who}}'}</bdi>
						</span>
						<span className="mt-2 block">
							<bdi>{'{{footer.email}}'}</bdi>
						</span>
						<span className="block">
							<bdi>{'{{footer.hours}}'}</bdi>
						</span>
					</p>
					{words.language !== 'en' && <p className="text-sm text-faint">{footer.englishOnly}</p>}
				</div>
				<FooterList
					links={[
						{ href: spokenAddressFrom('/pricing', words.language), label: nav.pricing },
						{ href: spokenAddressFrom('/demo', words.language), label: footer.demo },
						{ href: '/faq', label: nav.faq },
						{ href: '/blog', label: nav.blog },
					]}
				/>
				<FooterList links={legal} />
				<ul className="grid content-start gap-2">
					{LANGUAGES.map(({ tag, name }) => (
						<li key={tag}>
							<a
								href={addresses[tag]}
								rel={addresses === LANDING_PATHS ? undefined : 'nofollow'}
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
			<div className="site-measure text-sm text-faint">
				<div className="flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-hairline py-5">
					<Copyright rights={footer.rights} />
					<CookieSettings label={footer.cookies} />
				</div>
			</div>
		</footer>
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
