import { Trans } from 'react-i18next'
import { Link } from 'react-router'
import { missingTerms, type PageSetting } from '../../../core/seller/seller-statements'
import type { StoreProfile } from '../../../core/seller/store-profile'
import { intlLanguage } from '../../i18n/i18n'
import { useLocaleNames } from '../../pages/use-locale-names'
import { useWords } from './words'

/** Which terms nobody has stated for this page's market in its language, and the way to state them. */
export function MissingTerms({ profile, market, language }: PageSetting & { profile: StoreProfile }) {
	const t = useWords()
	const { marketName, languageWithin } = useLocaleNames()
	const missing = missingTerms(profile, { market, language })
	if (missing.length === 0) return null
	const names = new Intl.ListFormat(intlLanguage(), { type: 'disjunction' }).format(missing.map((field) => t(`terms.${field}`)))
	return (
		<p className="text-[0.9375rem] text-soft">
			<Trans
				t={t}
				i18nKey="profile.missing"
				values={{ terms: names, market: marketName(market), language: languageWithin(language) }}
				components={{ add: <Link to={termsAddress(market, language)} className="font-medium text-ink underline underline-offset-4" /> }}
			/>
		</p>
	)
}

/** Where the terms of a market in a language are stated. */
export function termsAddress(market: string, language: string): string {
	return `/settings?${new URLSearchParams({ market, language })}`
}
