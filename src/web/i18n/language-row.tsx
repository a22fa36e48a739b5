import { APP_LANGUAGES } from '../../core/locale/app-languages'
import { LANGUAGE_NAMES } from './language-names'
import { changeLanguage, useLanguageNow } from './use-app-language'
import { useWords } from './words'

/** The languages of the app side by side, for screens on which nobody is signed in yet. */
export function LanguageRow() {
	const t = useWords()
	const now = useLanguageNow()
	return (
		<fieldset aria-label={t('language')} className="mx-auto -mb-2 flex flex-wrap justify-center gap-x-1">
			{APP_LANGUAGES.map((language) => (
				<button
					key={language}
					type="button"
					lang={language}
					aria-pressed={language === now}
					onClick={() => void changeLanguage(language)}
					className="min-h-11 px-2.5 text-sm text-soft underline-offset-4 hover:text-ink aria-pressed:text-ink aria-pressed:underline"
				>
					{LANGUAGE_NAMES[language]}
				</button>
			))}
		</fieldset>
	)
}
