import { and, count, desc, gte, inArray, isNull, max, sql, sum } from 'drizzle-orm'
import type { Price } from '../../config/models'
import type { ModelCall } from '../../connectors/writers/writer'
import type { ModelCosts } from '../../core/contracts/owner'
import type { PaidCopy } from '../../pipeline/step-parts/generator'
import { gather } from '../db/gather'
import type { Database } from '../db/open-database'
import { modelCalls, writtenCopy } from '../db/schema/schema'
import { costUsdMicros } from './model-prices'

const DAYS_COUNTED = 30
const MOST_LISTED = 100

type Whose = { userId: string; generationId?: string }

/**
 * The records of what models are asked for: calls with what they cost, and copy a user has paid for before, by what it
 * was asked with. The parts of a page come at the same moment, and those of several pages do: they share a statement.
 */
export function openModelRecords(
	db: Database,
	prices: ReadonlyMap<string, Price>,
): { recordCalls(calls: readonly ModelCall[], whose: Whose): Promise<void>; paidCopy: PaidCopy } {
	const insertCalls = gather(async (all: { calls: readonly ModelCall[]; whose: Whose }[]) => {
		const rows = all.flatMap(({ calls, whose: { userId, generationId = null } }) =>
			calls.map((call) => ({ ...call, userId, generationId, costUsdMicros: costUsdMicros(call, prices) })),
		)
		if (rows.length > 0) await db.insert(modelCalls).values(rows)
	})
	const findCopy = gather(async (keys: string[]) => db.select().from(writtenCopy).where(inArray(writtenCopy.key, keys)))
	const insertCopy = gather(async (rows: (typeof writtenCopy.$inferInsert)[]) => {
		await db.insert(writtenCopy).values(rows).onConflictDoNothing()
	})
	return {
		recordCalls: (calls, whose) => insertCalls({ calls, whose }),
		paidCopy: {
			find: async (userId, key) => (await findCopy(key)).find((row) => row.key === key && row.userId === userId)?.copy,
			store: (userId, key, copy) => insertCopy({ key, userId, copy }),
		},
	}
}

const number = (value: string | number | null) => (value === null ? null : Number(value))

/** What models were asked for and cost in the last thirty days: by model, by generation (newest first), and in all. */
export async function summarizeCosts(db: Database, now: Date): Promise<ModelCosts> {
	const since = new Date(now.getTime() - DAYS_COUNTED * 86_400_000)
	const recent = gte(modelCalls.at, since)
	const sums = {
		calls: count(),
		cached: sql<number>`count(*) filter (where ${modelCalls.outcome} = 'cached')`.mapWith(Number),
		failed: sql<number>`count(*) filter (where ${modelCalls.outcome} not in ('ok', 'cached'))`.mapWith(Number),
		input: sum(modelCalls.inputTokens),
		output: sum(modelCalls.outputTokens),
		cost: sum(modelCalls.costUsdMicros),
		unknown: sql<number>`count(*) filter (where ${modelCalls.costUsdMicros} is null)`.mapWith(Number),
	}
	const [all] = await db.select(sums).from(modelCalls).where(recent)
	const models = await db
		.select({ model: modelCalls.model, ...sums })
		.from(modelCalls)
		.where(recent)
		.groupBy(modelCalls.model)
		.orderBy(desc(sums.cost), modelCalls.model)
	const generations = await db
		.select({ generation: modelCalls.generationId, at: max(modelCalls.at), ...sums })
		.from(modelCalls)
		.where(and(recent, sql`${modelCalls.generationId} is not null`))
		.groupBy(modelCalls.generationId)
		.orderBy(desc(max(modelCalls.at)))
		.limit(MOST_LISTED)
	const [others] = await db
		.select(sums)
		.from(modelCalls)
		.where(and(recent, isNull(modelCalls.generationId)))
	return {
		since: since.toISOString(),
		total: costOf(all),
		outside_generations: costOf(others),
		models: models.map(({ model, ...row }) => ({ model, ...costOf(row) })),
		generations: generations.map(({ generation, at, ...row }) => ({
			generation_id: generation ?? '',
			at: (at ?? since).toISOString(),
			...costOf(row),
		})),
	}
}

type Sums = {
	calls: number
	cached: number
	failed: number
	input: string | null
	output: string | null
	cost: string | null
	unknown: number
}

function costOf(row: Sums | undefined): ModelCosts['total'] {
	return {
		calls: row?.calls ?? 0,
		cached: row?.cached ?? 0,
		failed: row?.failed ?? 0,
		input_tokens: number(row?.input ?? 0) ?? 0,
		output_tokens: number(row?.output ?? 0) ?? 0,
		cost_usd_micros: number(row?.cost ?? 0) ?? 0,
		calls_of_unknown_price: row?.unknown ?? 0,
	}
}
