import { z } from 'zod'

/** A schema with the name it has in the document. */
export type Named = readonly [name: string, schema: z.ZodType]

/** A call as the document tells of it. */
export type Operation = {
	method: 'get' | 'post' | 'put' | 'patch' | 'delete'
	/** As OpenAPI writes it: `/api/pages/{id}`. */
	path: string
	summary: string
	/** More than one line can say. */
	description?: string
	who: 'anyone' | 'user' | 'owner'
	/** Proves itself by the request's origin in place of the token (spec §7 names no token for it). */
	csrf?: 'origin'
	/** Parameters of the query, by name. */
	query?: Readonly<Record<string, string>>
	/** What is sent: JSON by its schema, or a form by its fields. */
	body?: Named | FormFields
	/** What is answered when all goes well: JSON by its schema, or another type. Absent: nothing but the status. */
	answer?: Named | { type: string; description: string }
	/** The status when all goes well; 200 unless given. */
	status?: number
}

/** A form (multipart/form-data or, without files, urlencoded). `file` fields hold bytes. */
export type FormFields = {
	fields: Readonly<Record<string, string>>
	files?: Readonly<Record<string, string>>
	required?: readonly string[]
}

export const DONE: Named = ['Success', z.object({ status: z.literal('success') })]
