import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** When each task of the installation is due next: the process that moves the moment on does the task. */
export const scheduledTasks = pgTable('scheduled_tasks', {
	name: text('name').primaryKey(),
	dueAt: timestamp('due_at', { withTimezone: true }).notNull().defaultNow(),
})
