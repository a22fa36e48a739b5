import type { Config } from '../../config/config'
import { processorCondition, processorHost } from '../../core/site/processors'
import type { SiteMeta } from '../../core/site/site-meta'
import type { ReviewShown } from '../reviews/reviews'
import { activeProcessors } from './active-processors'
import type { Filling } from './fill-document'
import type { Measured } from './measure-site'

/** What the legal pages say while the operator has not said it; the owner alone is told to (L-7). */
const NOT_STATED = 'not stated yet'
const UNKNOWN_OPERATOR = { name: 'the operator of this website', address: NOT_STATED, email: '(address not stated yet)' }

/** `retention`: how long things are kept, as the code keeps them (L-7). */
export type SiteSettings = { config: Config; retention: Record<`retention.${string}`, string> }

/** What is filled into the public documents: configuration, constants, measurements and reviews. */
export function siteFilling({ config, retention }: SiteSettings, measured: Measured | null, reviews: readonly ReviewShown[]): Filling {
	const { operator } = config
	const told = { ...UNKNOWN_OPERATOR, hours: 'Mon-Fri 9:00-17:00 GMT', jurisdiction: 'England and Wales', ...operator }
	const active = activeProcessors(config)
	return {
		values: {
			...retention,
			...Object.fromEntries(Object.entries(told).map(([name, value]) => [`operator.${name}`, value])),
			'footer.who': operator ? `${operator.name}, ${operator.address}` : '',
			'footer.email': operator?.email ?? '',
			'footer.hours': operator?.hours ?? '',
			'site.url': siteUrl(config),
			...Object.fromEntries(active.map(({ id, host }) => [processorHost(id), host])),
			...(measured ? { 'stats.pages': inWords(measured.pages), 'stats.medianSeconds': inWords(measured.medianSeconds) } : {}),
		},
		holding: new Set([
			...active.map(({ id }) => processorCondition(id)),
			`identity.${config.clerk ? 'clerk' : 'embedded'}`,
			'reviews',
			'trial',
			...(config.payments?.kind === 'stripe' ? ['payments.stripe'] : []),
			...(config.model ? ['model'] : []),
			...(config.pixelId === undefined ? [] : ['pixel']),
			...(measured ? ['stats'] : []),
			...(reviews.length > 0 ? ['reviews.shown'] : []),
		]),
		lists: { reviews: reviews.map(reviewWords) },
	}
}

/** What documents tell the site's script. */
export function siteMeta({ pixelId, operator }: Config): SiteMeta {
	return { ...(pixelId !== undefined && { pixel: pixelId }), ...(operator && { hasOperator: true }) }
}

/** The site's address without a slash at its end. */
export function siteUrl(config: Config): string {
	return config.publicUrl.replace(/(?<!\/)\/+$/, '')
}

function reviewWords({ rating, text, name, createdAt }: ReviewShown): Record<string, string> {
	return {
		'review.rating': String(rating),
		'review.text': text,
		'review.name': name,
		'review.day': createdAt.toISOString().slice(0, 10),
		'review.date': new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(createdAt),
	}
}

const inWords = (count: number) => new Intl.NumberFormat('en').format(count)
