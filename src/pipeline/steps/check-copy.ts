import { z } from 'zod'
import { COPY_PARTS, type Copy, type CopyOf, type CopyPart, copyPartSchemas, type Removal, removalSchema } from '../../core/copy/copy'
import { QUOTED, settleCopy } from '../../core/copy/settle-copy'
import { type Fact, usable } from '../../core/product/facts'
import type { StepContext } from '../generator'
import { runStepOnce } from '../run-step-once'
import type { Written } from './write-copy'

/** Absent parts stay absent: a key without a value is no part. */
const copySchema = z.object(copyPartSchemas).partial() as unknown as z.ZodType<Copy>
const checkedSchema = z.object({ copy: copySchema, removed: z.array(removalSchema) })
export type Checked = { copy: Copy; removed: Removal[] }

/** Takes out of the copy what no fact supports, and keeps what was taken and why (K-2). */
export async function checkStep(context: StepContext, facts: Fact[], written: Written): Promise<Checked> {
	return runStepOnce(
		context,
		'check-copy',
		checkedSchema,
		async () => {
			await context.journal.emit({ type: 'step', step: 'check-copy', state: 'started' })
			const checked: Checked = { copy: {}, removed: [] }
			const settle = <P extends CopyPart>(part: P, made: CopyOf<P>) => {
				const judged = written.unjudged.includes(part) ? QUOTED : written.judged
				const { copy, removed } = settleCopy(part, made, judged, usable(facts), context.input.language)
				if (copy) Object.assign(checked.copy, { [part]: copy })
				checked.removed.push(...removed)
			}
			for (const part of COPY_PARTS) {
				const made = written.parts[part]
				if (made) settle(part, made)
			}
			return checked
		},
		() => [{ type: 'step', step: 'check-copy', state: 'finished' }],
	)
}
