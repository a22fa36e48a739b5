import type { z } from 'zod'
import type { FormFields } from './route-policy'
import { fitting, mismatchError, SchemaMismatch } from './route-schemas'

/**
 * A form's fields as its schema takes them. Throws AppError `invalid_request`, which names the fields that do not fit.
 */
export function readForm<S extends z.ZodObject>(schema: S, fields: unknown): z.output<S> {
	// A field is one, whatever it holds.
	return fitting(schema, fields, ({ issues, part }) =>
		mismatchError(
			new SchemaMismatch(
				issues.map((issue) => ({ ...issue, path: issue.path.slice(0, 1) })),
				part,
			),
		),
	)
}

/** A form and the files beside it for the OpenAPI document, in its schema's own words. */
export function describeForm({ shape }: z.ZodObject, files?: FormFields['files']): FormFields {
	const fields = Object.entries(shape).map(([name, field]) => [name, describedBy(field)])
	return { fields: Object.fromEntries(fields), ...(files ? { files } : {}) }
}

const describedBy = (field: z.core.$ZodType) => ('description' in field && typeof field.description === 'string' ? field.description : '')
