import { z } from 'zod'
import { COPY_PARTS, type Copy, type CopyPart, copyPartSchemas, type Removal, removalSchema } from '../../../core/copy/copy'
import { factsOf } from '../../../core/product/facts'
import type { Product } from '../../../core/product/product'
import { checkCopy } from '../../../core/truth/check-copy'
import type { StepContext } from '../generator'
import { remember } from '../remember'
import type { Written } from './write-copy'

/** Absent parts stay absent: a key without a value is no part. */
const copySchema = z.object(copyPartSchemas).partial() as unknown as z.ZodType<Copy>
const checkedSchema = z.object({ copy: copySchema, removed: z.array(removalSchema) })
export type Checked = { copy: Copy; removed: Removal[] }

/** Takes out of the copy what no fact supports, and keeps what was taken and why (K-2). */
export async function checkStep(context: StepContext, product: Product, written: Written): Promise<Checked> {
	return remember(
		context,
		'check-copy',
		checkedSchema,
		async () => {
			await context.journal.emit({ type: 'step', step: 'check-copy', state: 'started' })
			const facts = factsOf(product)
			const checked: Checked = { copy: {}, removed: [] }
			const check = <P extends CopyPart>(part: P, copy: NonNullable<Copy[P]>) => {
				const result = checkCopy(part, copy, facts, context.input.language)
				if (result.copy) Object.assign(checked.copy, { [part]: result.copy })
				checked.removed.push(...result.removed)
			}
			for (const part of COPY_PARTS) {
				const copy = written.copy[part]
				if (copy) check(part, copy)
			}
			return checked
		},
		() => [{ type: 'step', step: 'check-copy', state: 'finished' }],
	)
}
