import { type DocumentNode, execute, GraphQLError, parse, validate } from 'graphql'
import type { Misbehaviour } from '../../support/store-world'
import { ADMIN_SCHEMA, costOf, isHeld, rightsNeeded } from './judge-document'
import { type Answer, endAccess, json, useToken } from './oauth'
import { resolveFor } from './resolvers'
import type { FakeShop } from './shop-state'

export type ApiState = {
	version: string
	/** What goes wrong just now; what does so once is taken away as it happens. */
	error: Misbehaviour | undefined
	/** HTTP status of the next answers, whatever is asked. */
	status: number | undefined
	/** So many of the next calls come too soon. */
	throttles: number
	/** Names of operations Shopify itself fails at. */
	failing: string[]
	/** Rights the shop took back. */
	withheld: string[]
	/** New products are not found by a search until this is false. */
	searchLags: boolean
	/** Documents that were sent, by the name of their operation. */
	sent: string[]
	publicUrl(shop: FakeShop): string
	now(): number
}

const DEAREST = 1000
const BUCKET = { maximumAvailable: 2000, restoreRate: 100 }
const LOOKS = 2
const SLOW_LOOKS = 6

const FIREWALL = '<!DOCTYPE html><title>Checking your browser</title><h1>One more step</h1>'
const STATUSES: Partial<Record<Misbehaviour, Answer>> = {
	suspended: json(402, { errors: 'This shop is frozen' }),
	locked: json(423, { errors: 'This shop is unavailable' }),
	'html-instead-of-json': { status: 200, type: 'text/html; charset=utf-8', body: FIREWALL },
}

/** POST /admin/api/<version>/graphql.json. Undefined = no answer, though everything was done. */
export async function answerApi(
	state: ApiState,
	shop: FakeShop,
	request: { version: string; token: string; body: string },
): Promise<Answer | undefined> {
	const headers = { 'x-shopify-api-version': state.version }
	const asError = state.error && STATUSES[state.error]
	if (asError) return asError
	if (state.status !== undefined) return json(state.status, { errors: 'Refused' })
	if (happensOnce(state, 'server-error')) return json(500, { errors: 'Internal Server Error' })
	const held = useToken(shop, request.token, state.now())
	if (!held) return json(401, { errors: '[API] Invalid API key or access token (unrecognized login or wrong password)' })
	if (request.version !== state.version) return json(404, { errors: 'Not Found' })
	const { query = '', variables = {} } = JSON.parse(request.body) as { query?: string; variables?: Record<string, unknown> }
	const document = parse(query)
	const errors = validate(ADMIN_SCHEMA, document)
	if (errors.length > 0) return json(200, { errors: errors.map((error) => ({ message: error.message })) }, headers)
	const rights = held.rights.filter((right) => !state.withheld.includes(right))
	const refusal = refusalOf(state, document, rights)
	if (refusal) return json(200, refusal, headers)
	const names = document.definitions.flatMap((one) => ('name' in one && one.name ? one.name.value : []))
	state.sent.push(...names)
	if (names.some((name) => state.failing.includes(name)))
		return json(200, { errors: [coded('Internal error', 'INTERNAL_SERVER_ERROR')] }, headers)
	const answer = await run(state, shop, rights, document, variables)
	if (query.includes('productSet') && happensOnce(state, 'silent-after-made')) return undefined
	return json(200, { ...answer, extensions: { cost: costs(costOf(document), BUCKET.maximumAvailable) } }, headers)
}

function run(state: ApiState, shop: FakeShop, rights: string[], document: DocumentNode, variableValues: Record<string, unknown>) {
	const rules = {
		looks: state.error === 'slow-pictures' ? SLOW_LOOKS : LOOKS,
		refusesTitle: state.error === 'refuses-product',
		isUnindexed: state.searchLags,
	}
	const rootValue = resolveFor({ shop, rights, rules, publicUrl: state.publicUrl(shop), uninstall: () => endAccess(shop) })
	return execute({ schema: ADMIN_SCHEMA, document, rootValue, variableValues })
}

/** What Shopify says with status 200 and does nothing. */
function refusalOf(state: ApiState, document: DocumentNode, rights: string[]): object | undefined {
	const cost = costOf(document)
	if (state.throttles > 0) {
		state.throttles -= 1
		return { errors: [coded('Throttled', 'THROTTLED')], extensions: { cost: costs(cost, 0) } }
	}
	if (cost > DEAREST)
		return { errors: [coded(`Query cost is ${cost}, which exceeds the single query max cost limit (1000).`, 'MAX_COST_EXCEEDED')] }
	const refused = rightsNeeded(document).find(({ oneOf }) => !oneOf.some((right) => isHeld(right, rights)))
	if (!refused) return undefined
	const requiredAccess = `\`${refused.oneOf[0]}\` access scope.`
	const message = `Access denied for ${refused.field.split('.').at(-1)} field. Required access: ${requiredAccess}`
	return { errors: [new GraphQLError(message, { extensions: { code: 'ACCESS_DENIED', requiredAccess } }).toJSON()], data: null }
}

const coded = (message: string, code: string) => ({ message, extensions: { code } })

function costs(requestedQueryCost: number, currentlyAvailable: number) {
	return { requestedQueryCost, actualQueryCost: requestedQueryCost, throttleStatus: { ...BUCKET, currentlyAvailable } }
}

function happensOnce(state: ApiState, what: Misbehaviour): boolean {
	if (state.error !== what) return false
	state.error = undefined
	return true
}
