import { APP_LANGUAGES, type AppLanguage } from '../../core/locale/app-languages'
import { LANGUAGE_NAMES } from '../i18n/language-names'
import { useLanguageNow } from '../i18n/use-app-language'
import { useWords } from '../i18n/words'
import { SelectField } from '../ui/select'

/** The languages the app speaks, the present one chosen. */
export function LanguageChoice({ onChoose }: { onChoose: (language: AppLanguage) => void }) {
	const t = useWords()
	return (
		<SelectField
			label={t('language')}
			value={useLanguageNow()}
			options={APP_LANGUAGES.map((language) => ({ value: language, label: LANGUAGE_NAMES[language] }))}
			onChange={({ target }) => {
				const language = APP_LANGUAGES.find((one) => one === target.value)
				if (language) onChoose(language)
			}}
		/>
	)
}
