import { findingsOf } from '../../src/core/copy/check/check-part'
import type { Fact } from '../../src/core/product/facts'
import { checkStatement } from '../../src/core/truth/check-statement'
import { evidenceOf } from '../../src/core/truth/evidence'
import { statementsOf } from '../../src/core/truth/statements'
import { languageIdOf } from '../../src/core/truth/truth-data'
import type { Judged } from './judge-statements'
import type { Labelled } from './statement'

/** What is asked about one statement. */
export type Asked = { label: Labelled; text: string; facts: readonly Fact[]; language: string }
/** Whether a statement stands; undefined where a judge said nothing of it. */
export type Stands = (asked: Asked) => Promise<boolean | undefined>

/** The floor alone. */
export const floorStands: Stands = async (asked) => checkStatement(asked).supported

/** The judge alone: what it calls entailed or an opinion stands. */
export const judgeStands =
	({ verdictOf }: Judged): Stands =>
	async ({ label }) => {
		const verdict = verdictOf(label)?.verdict
		return verdict === undefined ? undefined : verdict === 'entailed' || verdict === 'opinion'
	}

/** Both, as a page has them: the judge on meaning, the floor on the hard kinds and wherever the judge is silent. */
export const bothStand =
	({ verdictOf }: Judged): Stands =>
	async ({ label, text, facts, language }) => {
		const id = languageIdOf(language)
		const evidence = evidenceOf(facts, id)
		return statementsOf(text).every((sentence) => findingsOf(sentence, evidence, id, verdictOf(label)).length === 0)
	}
