import { APP_LANGUAGES, type AppLanguage } from '../../core/locale/app-languages'
import { SelectField } from '../ui/select'
import { LANGUAGE_NAMES } from './language-names'
import { useLanguageNow } from './use-app-language'
import { useWords } from './words'

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
