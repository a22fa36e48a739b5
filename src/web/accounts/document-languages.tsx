import { APP_LANGUAGES } from '../../core/locale/app-languages'
import type { SignInPath } from '../../core/site/sign-in-documents'
import { spokenAddress } from '../../core/site/spoken-documents'
import { useSpokenDocument } from '../documents/spoken-document'
import { LANGUAGE_NAMES } from '../i18n/language-names'
import { wordsIn } from '../i18n/words'
import { cx } from '../ui/cx'

/** The same document in the other languages, side by side; the server answers the one asked for, and remembers it. */
export function DocumentLanguages({ path }: { path: SignInPath }) {
	const { language: now } = useSpokenDocument()
	const t = wordsIn(now)
	return (
		<nav aria-label={t('language')} className="mx-auto -mb-2 flex flex-wrap justify-center gap-x-1">
			{APP_LANGUAGES.map((language) => (
				<a
					key={language}
					href={spokenAddress(path, language)}
					data-language={language}
					lang={language}
					hrefLang={language}
					rel="nofollow"
					aria-current={language === now ? 'true' : undefined}
					className={cx(
						'inline-flex min-h-11 items-center px-2.5 text-sm text-soft underline-offset-4',
						'hover:text-ink aria-[current=true]:text-ink aria-[current=true]:underline',
					)}
				>
					{LANGUAGE_NAMES[language]}
				</a>
			))}
		</nav>
	)
}
