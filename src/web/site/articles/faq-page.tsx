import { type MetaArgs, useLoaderData } from 'react-router'
import { PageChrome } from '../../documents/page-chrome'
import { PageHead } from '../../documents/page-head'
import { pageMeta } from '../../documents/page-meta'
import { faqPage } from '../structured-data'
import { FaqList } from './faq-list'

export async function loader() {
	const { getFaq } = await import('./content.server')
	return getFaq()
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
	if (!loaderData) return []
	const questions = loaderData.questions.map(({ question, answer }) => ({ question, answer: answer.join(' ') }))
	return pageMeta({ ...loaderData, jsonLd: [faqPage(questions)] })
}

/** /faq (L-4) */
export default function FaqPage() {
	const loaderData = useLoaderData<typeof loader>()
	return (
		<PageChrome>
			<PageHead title="Questions" lead="How it works, what happens to your store’s data, how to edit, how to leave. As it works today." />
			<div className="site-measure pb-24">
				<FaqList questions={loaderData.questions} level="h2" />
			</div>
		</PageChrome>
	)
}
