import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import type { Question } from '../../../core/site/faq'
import { LANDING_PATHS } from '../../../core/site/landing-paths'
import { LANDING_LANGUAGES } from '../../../core/site/landing-texts'
import { spokenAddressFrom } from '../../../core/site/spoken-documents'
import { PricingSection } from '../../billing/pricing-section'
import { PageChrome } from '../../documents/page-chrome'
import { pageMeta } from '../../documents/page-meta'
import { pathOf } from '../../documents/path-of'
import { loadLanguage } from '../../i18n/show-language'
import { FaqList } from '../articles/faq-list'
import { faqPage, ORGANIZATION, softwareApplication } from '../structured-data'
import { ThemeGallery } from '../theme-gallery'
import { Reviews, Statistics } from './landing-proof'
import { CallToAction, Features, Hero, HowItWorks, Stores } from './landing-sections'
import { SourcesSection } from './sources-section'

/** `/` in English, `/fr`, `/ar` and `/es` in their languages. */
export async function loader({ request }: LoaderFunctionArgs) {
	const { getFaq, getLandingTexts, getReplay } = await import('../articles/content.server')
	const { getSiteWords } = await import('../../documents/get-site-words.server')
	const language = LANDING_LANGUAGES.find((one) => LANDING_PATHS[one] === pathOf(request)) ?? 'en'
	await loadLanguage(language)
	const texts = getLandingTexts(language)
	const questions: Question[] = texts.faq.items?.map(({ question, answer }) => ({ question, answer: [answer] })) ?? getFaq().questions
	return { texts, words: getSiteWords(language), questions, replay: getReplay(language) }
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
	if (!loaderData) return []
	const { meta: told } = loaderData.texts
	const questions = loaderData.questions.map(({ question, answer }) => ({ question, answer: answer.join(' ') }))
	return pageMeta({ ...told, jsonLd: [ORGANIZATION, softwareApplication(told.description, loaderData.words.language), faqPage(questions)] })
}

export default function Landing() {
	const { texts, words, questions, replay } = useLoaderData<typeof loader>()
	return (
		<PageChrome words={words}>
			<Hero texts={texts.hero} replay={replay} words={texts.replay} demo={spokenAddressFrom('/demo', words.language)} />
			<ThemeGallery texts={texts.gallery} language={words.language} />
			<Features texts={texts.features} />
			<SourcesSection texts={texts.sources} />
			<HowItWorks texts={texts.howItWorks} />
			<Stores texts={texts.stores} />
			<Statistics texts={texts.statistics} />
			<Reviews texts={texts.reviews} />
			<PricingSection language={words.language} />
			<section id="faq" aria-labelledby="faq-title" className="site-section">
				<div className="site-measure grid gap-10 lg:grid-cols-[1fr_2fr] lg:gap-20">
					<h2 id="faq-title" className="text-6">
						{texts.faq.heading}
					</h2>
					<FaqList questions={questions} />
				</div>
			</section>
			<CallToAction texts={texts.cta} />
		</PageChrome>
	)
}
