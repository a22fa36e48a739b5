import { z } from 'zod'
import { textSchema } from '../../copy/copy'

const identified = { id: z.string() }
/** Shapes several kinds of section share. */
export const titledEntry = z.object({ ...identified, title: textSchema, text: textSchema })
export const textEntry = z.object({ ...identified, text: textSchema })
export const namedEntry = z.object({ ...identified, name: textSchema, value: textSchema })
export const optionEntry = z.object({ ...identified, name: textSchema, values: z.array(textSchema) })
/** Id of one of the page's pictures. */
export const imageId = z.string().nullable()

/** A table: one column per variant, one row per thing that differs; a cell nobody has stated is empty. */
export const tableShape = z.object({
	heading: textSchema,
	columns: z.array(textSchema),
	rows: z.array(z.object({ ...identified, name: textSchema, values: z.array(textSchema) })),
})
