import { directionOfAppLanguage } from '../../core/locale/app-languages'
import { useLanguageNow } from '../i18n/use-app-language'
import { useWords as useSharedWords } from '../i18n/words'
import { ENGLISH, type SiteWords } from '../site/site-words'
import { useWords } from './words'

/** The words of the public pages' bar and footer in the language of the app, for the one page both share. */
export function useSiteWords(): SiteWords {
	const t = useWords()
	const shared = useSharedWords()
	const language = useLanguageNow()
	return {
		...ENGLISH,
		language,
		direction: directionOfAppLanguage(language),
		nav: {
			...ENGLISH.nav,
			pricing: t('pricing.title'),
			reviews: t('site.nav.reviews'),
			faq: t('site.nav.faq'),
			blog: t('site.nav.blog'),
			login: t('site.nav.login'),
			dashboard: t('site.nav.dashboard'),
			menu: t('site.nav.menu'),
			skip: shared('skip_to_content'),
		},
		footer: {
			privacy: t('site.footer.privacy'),
			terms: t('site.footer.terms'),
			refund: t('site.footer.refund'),
			business: t('site.footer.business'),
			about: t('site.footer.about'),
			cookies: t('site.footer.cookies'),
			demo: t('site.footer.demo'),
			rights: t('site.footer.rights'),
			...(language !== 'en' && { englishOnly: t('site.english_only') }),
		},
	}
}
