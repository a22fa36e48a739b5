import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../../core/errors'
import { msg } from '../../core/messages/message'
import { networkOf } from './network-of'
import type { Cost } from './route-policy'
import type { Sessions } from './sessions'

type Limits = {
	/** Calls of any kind. */
	perMinute: number
	/** Costly calls of each kind and account. */
	costlyPerMinute: number
	sessions: Sessions
}

const MINUTE_MS = 60_000

/** How many more of a kind one person may ask for than of generations: who adds pictures adds many. */
const TIMES_MORE: Readonly<Partial<Record<Cost, number>>> = { images: 3 }

/** Behind one network's address several people may sit: a household, an office, a village. */
export const ACCOUNTS_PER_NETWORK = 4

/**
 * Requests per minute: by user when signed in, else by network. Pictures and the app's own files are not counted.
 * Costly calls are counted once more, by account and by network: many accounts of one sender are no way around. Each
 * process counts what reaches it.
 */
export async function registerRateLimits(app: FastifyInstance, { perMinute, costlyPerMinute, sessions }: Limits): Promise<void> {
	await app.register(rateLimit, {
		global: true,
		max: perMinute,
		timeWindow: MINUTE_MS,
		hook: 'preHandler',
		keyGenerator: async (request) => (await sessions.findUser(request))?.id ?? networkOf(request.ip),
	})
	const limiter = (times: number, whose: (request: FastifyRequest) => Promise<string> | string) =>
		app.createRateLimit({
			max: (request) => times * (TIMES_MORE[costOf(request) ?? 'generation'] ?? 1),
			timeWindow: MINUTE_MS,
			keyGenerator: async (request) => `${costOf(request)} ${await whose(request)}`,
		})
	const networkLimit = limiter(costlyPerMinute * ACCOUNTS_PER_NETWORK, (request) => `network ${networkOf(request.ip)}`)
	const accountLimit = limiter(costlyPerMinute, async (request) => `account ${(await sessions.findUser(request))?.id ?? ''}`)
	app.addHook('preHandler', async (request) => {
		if (costOf(request) === undefined) return
		const limits = (await sessions.findUser(request)) ? [accountLimit, networkLimit] : [networkLimit]
		for (const limit of limits) refuseMore(await limit(request))
	})
}

/** What the route states of its cost; HEAD does all the work of a GET. */
function costOf({ routeOptions }: FastifyRequest): Cost | undefined {
	return routeOptions.config.cost
}

function refuseMore(limit: { isAllowed: true } | { isAllowed: false; isExceeded: boolean; ttlInSeconds: number }): void {
	if (limit.isAllowed || !limit.isExceeded) return
	throw new AppError('rate_limited', msg('request.too_often'), {
		details: { retryAfterSeconds: limit.ttlInSeconds },
	})
}
