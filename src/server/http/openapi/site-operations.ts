import { z } from 'zod'
import { failuresSchema, listingAttemptsSchema, modelCostsSchema, ownerPagesSchema, ownerUsersSchema } from '../../../core/contracts/owner'
import { ownerReviewsSchema, reviewDecisionSchema } from '../../../core/contracts/reviews'
import { siteStatsSchema } from '../../../core/contracts/site'
import type { Named, Operation } from './operation'

const REVIEWS: Named = ['OwnerReviews', ownerReviewsSchema]
const owner = (name: string, summary: string, answer: Named, query?: Operation['query']): Operation => ({
	method: 'get',
	path: `/api/owner/${name}`,
	summary,
	who: 'owner',
	answer,
	...(query ? { query } : {}),
})

/** What the public site asks, what the owner sees, and how the installation is. */
export const SITE_OPERATIONS: readonly Operation[] = [
	{
		method: 'get',
		path: '/api/site-stats',
		summary: 'What this installation has measured; null while there is too little',
		who: 'anyone',
		answer: ['SiteStats', siteStatsSchema],
	},
	{
		method: 'post',
		path: '/api/trial',
		summary: 'Makes a page of the sample listing, told while it is made and kept nowhere',
		who: 'anyone',
		answer: { type: 'application/x-ndjson', description: 'one event a line' },
	},
	{
		method: 'get',
		path: '/api/openapi.json',
		summary: 'This document',
		who: 'anyone',
		answer: { type: 'application/json', description: 'OpenAPI 3.1' },
	},
	owner('users', 'Who has an account', ['OwnerUsers', ownerUsersSchema], { search: 'part of an address or a name' }),
	owner('pages', 'What is made here', ['OwnerPages', ownerPagesSchema]),
	owner('failures', 'Generations that made no page, and why', ['Failures', failuresSchema]),
	owner('listing-attempts', 'How reading listings went', ['ListingAttempts', listingAttemptsSchema]),
	owner('costs', 'What models were asked for and cost', ['ModelCosts', modelCostsSchema]),
	owner('reviews', 'Reviews of Vitrine, pending ones first', REVIEWS),
	{
		method: 'post',
		path: '/api/owner/reviews',
		summary: 'Approves or rejects a review',
		who: 'owner',
		body: ['ReviewDecision', reviewDecisionSchema],
		answer: REVIEWS,
	},
	{
		method: 'get',
		path: '/healthz',
		summary: 'The process answers',
		who: 'anyone',
		answer: ['Health', z.object({ status: z.literal('ok') })],
	},
	{
		method: 'get',
		path: '/readyz',
		summary: 'It can do its work; 503 while it cannot',
		who: 'anyone',
		answer: ['Readiness', z.object({ status: z.literal('ready') })],
	},
]
