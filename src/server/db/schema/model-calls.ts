import { bigint, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Every call of a model that was paid for, or would have been: what it was for, and what it came to. */
export const modelCalls = pgTable(
	'model_calls',
	{
		id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
		userId: text('user_id').notNull(),
		/** Absent for calls outside a generation: a section anew, ad copy. */
		generationId: uuid('generation_id'),
		/** e.g. `write:hero`, `rewrite:hero`, `check`, `ads`, `image`. */
		purpose: text('purpose').notNull(),
		model: text('model').notNull(),
		promptVersion: text('prompt_version'),
		/** `ok`, `cached` (nothing was paid) or an error's code. */
		outcome: text('outcome').notNull(),
		inputTokens: integer('input_tokens').notNull().default(0),
		outputTokens: integer('output_tokens').notNull().default(0),
		/** Millionths of a US dollar; null when the model's price is not known. */
		costUsdMicros: bigint('cost_usd_micros', { mode: 'number' }),
		durationMs: integer('duration_ms').notNull(),
		at: moment('at').notNull().defaultNow(),
	},
	(table) => [index('model_calls_generation').on(table.generationId), index('model_calls_at').on(table.at)],
)

/** Copy already paid for, by what it was asked with; a seller's own alone. */
export const writtenCopy = pgTable(
	'written_copy',
	{
		/** Hash of user, part, facts, market, language, model and prompt version. */
		key: text('key').primaryKey(),
		userId: text('user_id').notNull(),
		copy: jsonb('copy').notNull(),
		createdAt: moment('created_at').notNull().defaultNow(),
	},
	(table) => [index('written_copy_user').on(table.userId)],
)
