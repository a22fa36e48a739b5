import type { z } from 'zod'
import type { FormFields } from './route-policy'
import { mismatchError, SchemaMismatch } from './route-schemas'

/**
 * A form's fields as its schema takes them. Throws AppError `invalid_request`, which names the fields that do not fit.
 */
export function readForm<S extends z.ZodObject>(schema: S, fields: unknown): z.output<S> {
	const parsed = schema.safeParse(fields)
	if (parsed.success) return parsed.data
	// A field is one, whatever it holds.
	const issues = parsed.error.issues.map((issue) => ({ ...issue, path: issue.path.slice(0, 1) }))
	throw mismatchError(new SchemaMismatch(issues, 'body'))
}

/** A form and the files beside it for the OpenAPI document, in its schema's own words. */
export function describeForm({ shape }: z.ZodObject, files?: FormFields['files']): FormFields {
	const fields = Object.entries(shape).map(([name, field]) => [name, describedBy(field)])
	return { fields: Object.fromEntries(fields), ...(files ? { files } : {}) }
}

const describedBy = (field: z.core.$ZodType) => ('description' in field && typeof field.description === 'string' ? field.description : '')
