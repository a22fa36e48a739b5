import { COPY_PARTS, type Copy, type CopyOf, type CopyPart } from '../../core/copy/copy'
import { QUOTED, settleCopy } from '../../core/copy/settle-copy'
import { type Fact, usable } from '../../core/product/facts'
import type { Removal } from '../../core/truth/claims'
import type { StepContext } from '../step-parts/generator'
import { computeStep } from '../step-parts/run-step-once'
import type { Written } from './write-copy'

export type Checked = { copy: Copy; removed: Removal[] }

/** Takes out of the copy what no fact supports, and keeps what was taken and why (K-2). */
export function checkStep(context: StepContext, facts: Fact[], written: Written): Checked {
	return computeStep(context, 'check-copy', () => {
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
	})
}
