import type { LoaderFunctionArgs, MetaArgs } from 'react-router'
import { PLANS } from '../../core/plans/plans'
import { spokenAddresses } from '../../core/site/spoken-documents'
import { NoticePlace } from '../documents/notice-place'
import { PageChrome } from '../documents/page-chrome'
import { pageMeta } from '../documents/page-meta'
import { ScriptData } from '../documents/script-data'
import { documentLanguage, useSpokenDocument } from '../documents/spoken-document'
import { priceWords } from './plan-texts'
import { PRICING_DATA } from './pricing-data'
// Bundled as a script of its own, for documents in which no React starts.
import pricingScript from './pricing-script?worker&url'
import { PricingSection } from './pricing-section'
import { pricingData } from './pricing-words'
import { wordsIn } from './words'

export async function loader({ params }: LoaderFunctionArgs) {
	const { loadSpokenDocument } = await import('../documents/spoken-document.server')
	return loadSpokenDocument(params)
}

export function meta({ params }: MetaArgs) {
	const language = documentLanguage(params)
	const t = wordsIn(language)
	const values = { free: PLANS.free.pages, pro: PLANS.pro.pages, price: priceWords('pro', language) }
	return pageMeta({ title: t('pricing.title'), description: t('pricing.description', values) })
}

const ADDRESSES = spokenAddresses('/pricing')

/**
 * /pricing for everybody (L-3): written out in every language, and brought to life by a small script for whoever is
 * signed in.
 */
export default function Pricing() {
	const { language, words } = useSpokenDocument()
	return (
		<PageChrome words={words} addresses={ADDRESSES}>
			<PricingSection language={language} level="h1" />
			<NoticePlace language={language} />
			<ScriptData id={PRICING_DATA} data={pricingData(language)} />
			<script defer src={pricingScript} />
		</PageChrome>
	)
}
