import { and, count, desc, eq, gte, isNull, max, sql, sum } from 'drizzle-orm'
import type { Price } from '../../config/models'
import type { ModelCall } from '../../connectors/writers/writer'
import type { ModelCosts } from '../../core/contracts/owner'
import type { Database } from '../db/open-database'
import { modelCalls, writtenCopy } from '../db/schema/schema'
import { costUsdMicros } from './model-prices'

const DAYS_COUNTED = 30
const MOST_LISTED = 100

/** Writes down calls of models with what they cost. */
export async function insertModelCalls(
	db: Database,
	calls: readonly ModelCall[],
	whose: { userId: string; generationId?: string },
	prices: ReadonlyMap<string, Price>,
): Promise<void> {
	if (calls.length === 0) return
	await db.insert(modelCalls).values(
		calls.map((call) => ({
			...call,
			userId: whose.userId,
			generationId: whose.generationId ?? null,
			costUsdMicros: costUsdMicros(call, prices),
		})),
	)
}

/** Copy a user has paid for before, by what it was asked with. */
export async function findWrittenCopy(db: Database, userId: string, key: string): Promise<unknown> {
	const [row] = await db
		.select({ copy: writtenCopy.copy })
		.from(writtenCopy)
		.where(and(eq(writtenCopy.key, key), eq(writtenCopy.userId, userId)))
	return row?.copy
}

export async function insertWrittenCopy(db: Database, userId: string, key: string, copy: object): Promise<void> {
	await db.insert(writtenCopy).values({ key, userId, copy }).onConflictDoNothing()
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
