import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { DEFAULT_LANGUAGE, findLanguage, LANGUAGES } from '../../core/locale/languages'
import { findMarket, MARKETS } from '../../core/locale/markets'
import { TERM_FIELDS } from '../../core/seller/seller-statements'
import { EVERY_MARKET } from '../../core/seller/store-profile'
import { useLanguageNow } from '../i18n/use-app-language'
import { useLocaleNames } from '../pages/use-locale-names'
import { useSettingOptions } from '../pages/use-setting-options'
import { Button } from '../ui/button'
import { Combobox } from '../ui/combobox'
import { SelectField } from '../ui/select'
import { EntryChoice } from './entry-choice'
import { ProfileField } from './profile-field'
import { type EntryKey, termsEntry } from './profile-words'
import type { ProfileForm } from './use-store-profile'
import { useWords } from './words'

/** What the seller promises, for one market in one language at a time. */
export function TermsFields({ form }: { form: ProfileForm }) {
	const t = useWords()
	const { languageName } = useLocaleNames()
	const marketName = useMarketName()
	const [asked, choose] = useChosen(form)
	const { terms } = form.profile
	const { index, entry } = termsEntry(terms, form.shown.terms ?? asked)
	const listed = index < terms.length ? terms : [...terms, entry]
	const language = findLanguage(entry.language)
	const show = (key: EntryKey) => {
		form.show({ terms: undefined })
		choose({ market: key.market, language: key.language })
	}
	return (
		<>
			<EntryChoice
				label={t('entries.terms')}
				add={t('entries.add_terms')}
				chosen={keyOf(entry)}
				options={listed.map((one) => ({
					key: keyOf(one),
					label: t('entries.setting', { market: marketName(one.market), language: languageName(one.language) }),
				}))}
				onChoose={(key) => {
					const one = listed.find((other) => keyOf(other) === key)
					if (one) show(one)
				}}
			>
				{(done) => (
					<Another
						from={entry}
						onTake={(key) => {
							show(key)
							done()
						}}
					/>
				)}
			</EntryChoice>
			{TERM_FIELDS.map((field) => (
				<ProfileField
					key={`${keyOf(entry)} ${field}`}
					field={field}
					value={entry[field]}
					lang={language?.tag}
					dir={language?.direction}
					error={form.errors[`terms.${index}.${field}`]}
					onChange={(value) => form.change({ terms: terms.toSpliced(index, 1, { ...entry, [field]: value }) })}
					onLeave={() => form.leave(`terms.${index}.${field}`)}
				/>
			))}
		</>
	)
}

/**
 * Market and language the fields show: what a link asked for, else the first stated, else the app's language
 * everywhere.
 */
function useChosen(form: ProfileForm) {
	const [search] = useSearchParams()
	const tag = useLanguageNow()
	return useState<EntryKey>(() => {
		const language = findLanguage(search.get('language') ?? '')?.id
		if (language) return { market: findMarket(search.get('market') ?? '')?.id ?? EVERY_MARKET, language }
		const [first] = form.profile.terms
		return first ?? { market: EVERY_MARKET, language: LANGUAGES.find((one) => one.tag === tag)?.id ?? DEFAULT_LANGUAGE }
	})
}

function Another({ from, onTake }: { from: EntryKey; onTake: (key: EntryKey) => void }) {
	const t = useWords()
	const { languages } = useSettingOptions()
	const marketName = useMarketName()
	const [key, setKey] = useState<EntryKey>({ market: from.market, language: from.language })
	return (
		<>
			<SelectField
				label={t('entries.market')}
				options={[EVERY_MARKET, ...MARKETS.map(({ id }) => id)].map((value) => ({ value, label: marketName(value) }))}
				value={key.market}
				onChange={(event) => setKey({ ...key, market: event.target.value })}
			/>
			<Combobox
				label={t('entries.language')}
				name="terms_language"
				options={languages}
				value={key.language}
				onChange={(language) => setKey({ ...key, language })}
			/>
			<Button className="justify-self-start" onClick={() => onTake(key)}>
				{t('entries.take')}
			</Button>
		</>
	)
}

/** A market's name, or that of all of them. */
export function useMarketName(): (market: string) => string {
	const t = useWords()
	const { marketName } = useLocaleNames()
	return (market) => (market === EVERY_MARKET ? t('entries.every_market') : marketName(market))
}

const keyOf = ({ market, language }: EntryKey) => `${market} ${language}`
