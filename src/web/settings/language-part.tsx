import { accountApi } from '../accounts/account-api'
import { useRefreshMe } from '../accounts/session'
import { changeLanguage } from '../i18n/use-app-language'
import { Group } from '../ui/group'
import { useRun } from '../ui/use-run'
import { LanguageChoice } from './language-choice'
import { useWords } from './words'

/** The language of the app; kept with the account, so that every browser and every e-mail speaks it. */
export function LanguagePart() {
	const t = useWords()
	const run = useRun()
	const refreshMe = useRefreshMe()
	return (
		<Group anchor="language" title={t('parts.language')} text={t('language.text')}>
			<LanguageChoice
				onChoose={(language) =>
					void run(async () => {
						await accountApi.speak(language)
						await changeLanguage(language)
						await refreshMe()
					})
				}
			/>
		</Group>
	)
}
