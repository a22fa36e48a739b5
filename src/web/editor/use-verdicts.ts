import { useEffect, useMemo, useRef, useState } from 'react'
import type { Page } from '../../core/page/page'
import type { TextPlace } from '../../core/page/walk'
import type { VerdictOf } from '../../core/quality/check-facts'
import { claimTexts, plainOf } from '../../core/quality/claim-texts'
import type { StatementVerdict } from '../../core/truth/check-statement'
import type { VerdictAnswer, VerdictQuestion } from './verdict-worker'

/** What the facts say to the texts of a page: judged in the background, each text once as long as it and the facts stay. */
export function useVerdicts(page: Page): { verdictOf: VerdictOf; done: boolean } {
	const [known, setKnown] = useState<ReadonlyMap<string, StatementVerdict>>(new Map())
	const asked = useRef(new Set<string>())
	const facts = useMemo(() => JSON.stringify(page.facts), [page.facts])
	const questions = useMemo(() => questionsOf(page, facts), [page, facts])
	const worker = useVerdictWorker((answers) =>
		setKnown((before) => new Map([...before, ...answers.map(({ key, verdict }) => [key, verdict] as const)])),
	)

	useEffect(() => {
		const open = questions.filter(({ key }) => !asked.current.has(key))
		for (const { key } of open) asked.current.add(key)
		if (open.length > 0) worker.current?.postMessage(open)
	}, [questions, worker])

	return useMemo(
		() => ({
			verdictOf: (place) => known.get(keyOf(page, facts, place)),
			done: questions.every(({ key }) => known.has(key)),
		}),
		[known, questions, page, facts],
	)
}

function keyOf({ language }: Page, facts: string, { text }: TextPlace): string {
	return JSON.stringify([text.html, text.facts, language, facts])
}

function questionsOf(page: Page, facts: string): VerdictQuestion[] {
	return claimTexts(page).map((place) => {
		const { html, facts: cited } = place.text
		const input = { text: plainOf(html), facts: page.facts, language: page.language, ...(cited.length > 0 ? { cited } : {}) }
		return { key: keyOf(page, facts, place), input }
	})
}

/** How long answers are gathered before the screen is drawn anew. */
const GATHER_MS = 100

function useVerdictWorker(onAnswers: (answers: VerdictAnswer[]) => void) {
	const worker = useRef<Worker>(undefined)
	const tell = useRef(onAnswers)
	tell.current = onAnswers
	useEffect(() => {
		const started = new Worker(new URL('./verdict-worker.ts', import.meta.url), { type: 'module' })
		let gathered: VerdictAnswer[] = []
		let timer: ReturnType<typeof setTimeout> | undefined
		started.addEventListener('message', ({ data }: MessageEvent<VerdictAnswer>) => {
			gathered.push(data)
			timer ??= setTimeout(() => {
				tell.current(gathered)
				gathered = []
				timer = undefined
			}, GATHER_MS)
		})
		worker.current = started
		return () => {
			clearTimeout(timer)
			started.terminate()
		}
	}, [])
	return worker
}
