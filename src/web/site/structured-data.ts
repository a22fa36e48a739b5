import { PLANS, type PlanId } from '../../core/plans/plans'
import type { Article } from '../../core/site/article'

// `{{site.url}}` and the operator's name are filled in by the server.
const SITE = '{{site.url}}'

export const ORGANIZATION = {
	'@type': 'Organization',
	'@id': `${SITE}/#organization`,
	name: 'Vitrine',
	legalName: '{{operator.name}}',
	url: `${SITE}/`,
	logo: `${SITE}/logo.png`,
}

const offer = (plan: PlanId) => ({
	'@type': 'Offer',
	name: PLANS[plan].name,
	price: (PLANS[plan].priceUsdMinor / 100).toFixed(2),
	priceCurrency: 'USD',
})

export function softwareApplication(description: string, language: string) {
	return {
		'@type': 'SoftwareApplication',
		name: 'Vitrine',
		description,
		inLanguage: language,
		applicationCategory: 'BusinessApplication',
		operatingSystem: 'Web',
		url: `${SITE}/`,
		offers: [offer('free'), offer('pro')],
		publisher: { '@id': ORGANIZATION['@id'] },
	}
}

export function faqPage(questions: readonly { question: string; answer: string }[]) {
	return {
		'@type': 'FAQPage',
		mainEntity: questions.map(({ question, answer }) => ({
			'@type': 'Question',
			name: question,
			acceptedAnswer: { '@type': 'Answer', text: answer },
		})),
	}
}

export function blogPosting({ slug, title, description, date }: Article) {
	return {
		'@type': 'BlogPosting',
		headline: title,
		description,
		datePublished: date,
		dateModified: date,
		inLanguage: 'en',
		image: `${SITE}/og/${slug}.png`,
		mainEntityOfPage: `${SITE}/blog/${slug}`,
		author: { '@type': 'Organization', name: 'Vitrine', url: `${SITE}/about` },
		publisher: { '@type': 'Organization', name: 'Vitrine', url: `${SITE}/`, logo: `${SITE}/logo.png` },
	}
}
