import { useEffect, useMemo, useRef, useState } from 'react'
import { type TextVerdict, VERDICT_LIMITS } from '../../../core/contracts/verdicts'
import type { Page } from '../../../core/page/page'
import type { TextPlace } from '../../../core/page/walk'
import type { VerdictOf } from '../../../core/quality/check-facts'
import { claimTexts, plainOf } from '../../../core/quality/claim-texts'
import { editorApi } from '../editor-api'

type Question = { key: string; text: string; cited: string[] }

/** Typing is waited for before the texts that changed are asked about. */
const PAUSE_MS = 600

/**
 * What the facts say to the texts of a page: the server is asked about each text once as long as it and the facts stay.
 */
export function useVerdicts(page: Page): { verdictOf: VerdictOf; done: boolean } {
	const [known, setKnown] = useState<ReadonlyMap<string, TextVerdict>>(new Map())
	const asked = useRef(new Set<string>())
	const facts = useMemo(() => JSON.stringify(page.facts), [page.facts])
	const questions = useMemo(() => questionsOf(page, facts), [page, facts])

	useEffect(() => {
		const open = questions.filter(({ key }) => !asked.current.has(key)).slice(0, VERDICT_LIMITS.texts)
		if (open.length === 0) return undefined
		const ask = async () => {
			for (const { key } of open) asked.current.add(key)
			try {
				const texts = open.map(({ text, cited }) => ({ text: text.slice(0, VERDICT_LIMITS.text), cited }))
				const { verdicts } = await editorApi.verdicts({ language: page.language, facts: page.facts, texts })
				setKnown((before) => new Map([...before, ...verdicts.flatMap((verdict, at) => keyed(open[at], verdict))]))
			} catch {
				// Without an answer nothing is said of these texts; they are asked about again with the next change.
				for (const { key } of open) asked.current.delete(key)
			}
		}
		const timer = setTimeout(() => void ask(), asked.current.size === 0 ? 0 : PAUSE_MS)
		return () => clearTimeout(timer)
	}, [questions, page.facts, page.language])

	return useMemo(
		() => ({
			verdictOf: (place) => known.get(keyOf(page, facts, place)),
			done: questions.every(({ key }) => known.has(key)),
		}),
		[known, questions, page, facts],
	)
}

const keyed = (question: Question | undefined, verdict: TextVerdict): [string, TextVerdict][] => (question ? [[question.key, verdict]] : [])

function keyOf({ language }: Page, facts: string, { text }: TextPlace): string {
	return JSON.stringify([text.html, text.facts, language, facts])
}

function questionsOf(page: Page, facts: string): Question[] {
	return claimTexts(page).map((place) => ({
		key: keyOf(page, facts, place),
		text: plainOf(place.text.html),
		cited: [...place.text.facts],
	}))
}
