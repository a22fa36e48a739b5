import type { Fact } from '../../src/core/product/facts'
import { checkStatement } from '../../src/core/truth/check-statement'

/** What is asked about one statement. */
export type Asked = { text: string; facts: readonly Fact[]; language: string }
/** Whether a statement stands; undefined where a judge said nothing of it. */
export type Stands = (asked: Asked) => Promise<boolean | undefined>

/** The floor alone. */
export const floorStands: Stands = async (asked) => checkStatement(asked).supported
