import { checkStatement, type StatementInput, type StatementVerdict } from '../../core/truth/check-statement'

/** A text to be judged, and by what name its verdict is asked for. */
export type VerdictQuestion = { key: string; input: StatementInput }
export type VerdictAnswer = { key: string; verdict: StatementVerdict }

// Judges texts beside the screen: the checker's word lists take their time to be read, and typing must not wait for them.
self.addEventListener('message', ({ data }: MessageEvent<VerdictQuestion[]>) => {
	for (const { key, input } of data) self.postMessage({ key, verdict: checkStatement(input) } satisfies VerdictAnswer)
})
