import { PGlite } from '@electric-sql/pglite'
import Fastify from 'fastify'

/**
 * The least a server can do with the same parts: Fastify, the embedded database, one row read by its key. What ours
 * adds is measured against it.
 */
export async function startBareServer(): Promise<{ url: string; close(): Promise<void> }> {
	const database = await PGlite.create()
	await database.exec(
		`create table pages (id int primary key, title text); insert into pages select n, 'page ' || n from generate_series(1, 1000) n`,
	)
	const app = Fastify()
	app.get<{ Params: { id: string } }>('/pages/:id', async ({ params }) => {
		const { rows } = await database.query('select * from pages where id = $1', [Number(params.id)])
		return rows[0]
	})
	const url = await app.listen({ port: 0, host: '127.0.0.1' })
	return {
		url,
		async close() {
			await app.close()
			await database.close()
		},
	}
}
