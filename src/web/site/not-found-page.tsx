import type { LoaderFunctionArgs, MetaArgs } from 'react-router'
import { PageChrome } from '../documents/page-chrome'
import { PageHead } from '../documents/page-head'
import { documentLanguage, useSpokenDocument } from '../documents/spoken-document'
import { wordsIn } from '../i18n/words'
import { Button } from '../ui/button'

export async function loader({ params }: LoaderFunctionArgs) {
	const { loadSpokenDocument } = await import('../documents/spoken-document.server')
	return loadSpokenDocument(params)
}

export function meta({ params }: MetaArgs) {
	const t = wordsIn(documentLanguage(params))
	return [{ title: `${t('not_found.title')} · Vitrine` }, { name: 'robots', content: 'noindex' }]
}

/** The document the server answers, with 404, for every address it does not know (L-8), in its reader's language. */
export default function NotFoundPage() {
	const { language, words } = useSpokenDocument()
	const t = wordsIn(language)
	return (
		<PageChrome words={words}>
			<PageHead title={t('not_found.title')} lead={t('not_found.text')}>
				<div>
					<Button asChild look="accent" size="large">
						<a href="/">{t('not_found.home')}</a>
					</Button>
				</div>
			</PageHead>
		</PageChrome>
	)
}
