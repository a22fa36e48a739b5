import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { GenerationEvent, GenerationStatus, OtherWay } from '../../../core/contracts/generation'
import type { Message } from '../../../core/messages/message'
import type { GenerationInput } from '../../../pipeline/step-parts/generator'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** What was asked for, as its steps are given it. */
export type StoredInput = Omit<GenerationInput, 'id' | 'userId' | 'theme'>

/** Every generation anyone ever started. */
export const generations = pgTable(
	'generations',
	{
		id: uuid('id').primaryKey(),
		userId: text('user_id').notNull(),
		status: text('status').$type<GenerationStatus>().notNull(),
		input: jsonb('input').$type<StoredInput>().notNull(),
		/**
		 * How often a worker began with it since its last step was stored; one that keeps killing its worker at the same
		 * place is given up.
		 */
		attempts: integer('attempts').notNull().default(0),
		/** The worker's attempt at it that counts: whoever began before may not write any more. Null = nobody's. */
		runId: uuid('run_id'),
		/** When it was last taken up; one that nobody takes up again is given up. */
		activeAt: moment('active_at').notNull().defaultNow(),
		pageId: uuid('page_id'),
		errorCode: text('error_code'),
		/** In English; of releases before `error_said`. */
		errorMessage: text('error_message'),
		errorSaid: jsonb('error_said').$type<Message>(),
		otherWays: jsonb('other_ways').$type<OtherWay[]>().notNull().default([]),
		createdAt: moment('created_at').notNull().defaultNow(),
		endedAt: moment('ended_at'),
	},
	(table) => [
		index('generations_user').on(table.userId, table.createdAt),
		index('generations_status').on(table.status, table.endedAt, table.id),
	],
)

/** What each finished step came to, so that it is never done twice. */
export const generationSteps = pgTable(
	'generation_steps',
	{
		generationId: uuid('generation_id')
			.notNull()
			.references(() => generations.id, { onDelete: 'cascade' }),
		step: text('step').notNull(),
		result: jsonb('result').notNull(),
		createdAt: moment('created_at').notNull().defaultNow(),
	},
	(table) => [primaryKey({ columns: [table.generationId, table.step] })],
)

/** What happened, in order, as the live stream tells it. */
export const generationEvents = pgTable(
	'generation_events',
	{
		generationId: uuid('generation_id')
			.notNull()
			.references(() => generations.id, { onDelete: 'cascade' }),
		seq: integer('seq').notNull(),
		event: jsonb('event').$type<GenerationEvent>().notNull(),
		createdAt: moment('created_at').notNull().defaultNow(),
	},
	(table) => [primaryKey({ columns: [table.generationId, table.seq] })],
)
