import { TRIAL_PATH, type TrialEvent } from '../../../core/site/trial'
import { fillHoles } from '../../../core/text/fill-holes'
import { sandboxedDocument } from '../../browser/trusted-types'
import { lostBy, refusalWords } from '../../documents/own-call'
import { readScriptData } from '../../documents/read-script-data'
import { TRIAL_DATA, type TrialData } from './trial-data'

/**
 * The trial of /demo: asks for a page of the sample listing and shows it as it comes. The page is set into a frame that
 * may run nothing.
 */
export function startTrial(document: Document): void {
	const trial = document.querySelector<HTMLElement>('[data-trial]')
	const form = trial?.querySelector<HTMLFormElement>('[data-trial-form]')
	if (!trial || !form) return
	const words = readScriptData<TrialData>(document, TRIAL_DATA)
	const show = showIn(trial)
	show('off', false)
	form.hidden = false
	const button = form.querySelector('button')
	// Firefox keeps it over a reload.
	if (button) button.disabled = false
	form.addEventListener('submit', (event) => {
		event.preventDefault()
		if (!button || button.disabled) return
		button.disabled = true
		begin(trial, words)
		ask(Object.fromEntries(new FormData(form)), words, (told) => tell(trial, told, words))
			.catch((error: unknown) => fail(trial, error instanceof Refused ? error.message : words.calls[lostBy(error)]))
			.finally(() => {
				button.disabled = false
			})
	})
}

class Refused extends Error {}

const part = (trial: HTMLElement, name: string) => trial.querySelector<HTMLElement>(`[data-trial-${name}]`)

const showIn = (trial: HTMLElement) => (name: string, isShown: boolean) => {
	const found = part(trial, name)
	if (found) found.hidden = !isShown
}

/** Clears what an earlier trial has left. */
function begin(trial: HTMLElement, { said }: TrialData): void {
	const show = showIn(trial)
	show('failed', false)
	show('done', false)
	show('result', true)
	show('waiting', true)
	trial.querySelector('iframe')?.remove()
	for (const step of trial.querySelectorAll<HTMLElement>('[data-trial-step]')) delete step.dataset.state
	say(trial, said.making)
}

function say(trial: HTMLElement, words: string): void {
	const status = part(trial, 'status')
	if (status) status.textContent = words
}

function fail(trial: HTMLElement, message: string): void {
	const show = showIn(trial)
	show('result', false)
	const failed = part(trial, 'failed')
	if (!failed) return
	failed.hidden = false
	failed.textContent = message
}

/**
 * Sends the wish and hands on each line of the answer. Throws Refused with the server's words, or what `fetch` throws.
 */
async function ask(wish: object, words: TrialData, hear: (event: TrialEvent) => void): Promise<void> {
	const answer = await fetch('/api/csrf/')
	const { csrf_token } = (await answer.json()) as { csrf_token: string }
	const response = await fetch(TRIAL_PATH, {
		method: 'POST',
		headers: { 'content-type': 'application/json', 'x-csrftoken': csrf_token },
		body: JSON.stringify(wish),
	})
	if (!response.ok || !response.body) {
		const json: unknown = await response.json().catch(() => undefined)
		throw new Refused(refusalWords({ ok: false, status: response.status, json }, words))
	}
	let hasEnded = false
	let rest = ''
	const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
	for (let read = await reader.read(); !read.done; read = await reader.read()) {
		const lines = (rest + read.value).split('\n')
		rest = lines.pop() ?? ''
		for (const line of lines) {
			const event = JSON.parse(line) as TrialEvent
			hasEnded ||= event.type !== 'step'
			hear(event)
		}
	}
	if (!hasEnded) throw new Refused(words.failed)
}

function tell(trial: HTMLElement, event: TrialEvent, words: TrialData): void {
	if (event.type === 'failed') fail(trial, refusalWords({ ok: false, status: 200, json: event }, words))
	else if (event.type === 'page') showPage(trial, event, words)
	else {
		const step = trial.querySelector<HTMLElement>(`[data-trial-step="${event.step}"]`)
		if (step) step.dataset.state = event.state
	}
}

type Made = Extract<TrialEvent, { type: 'page' }>

function showPage(trial: HTMLElement, { html, facts, factCount, removed, writer }: Made, { said, kinds }: TrialData): void {
	const show = showIn(trial)
	show('waiting', false)
	const frame = document.createElement('iframe')
	frame.title = said.frame
	frame.setAttribute('sandbox', '')
	frame.srcdoc = sandboxedDocument(html)
	trial.querySelector('.trial-page')?.append(frame)
	for (const told of trial.querySelectorAll<HTMLElement>('[data-trial-writer]')) told.hidden = told.dataset.trialWriter !== writer
	fill(trial, 'used', [fillHoles(said.used, { used: String(facts.length), all: String(factCount) })])
	fill(
		trial,
		'facts',
		facts.flatMap(({ name, kind, text, place }) => [make('dt', name ?? kinds[kind] ?? ''), make('dd', text, place)]),
	)
	fill(
		trial,
		'removed',
		removed.map(({ text, words }) => make('li', words ? fillHoles(said.removed, { text, words }) : text)),
	)
	show('nothing', removed.length === 0)
	show('done', true)
	say(trial, said.finished)
}

function fill(trial: HTMLElement, name: string, content: (Node | string)[]): void {
	part(trial, name)?.replaceChildren(...content)
}

/** An element with a text; `place` is where in the listing it was read, shown on hover. */
function make(tag: 'dt' | 'dd' | 'li', text: string, place?: string): HTMLElement {
	const element = document.createElement(tag)
	element.textContent = text
	element.dir = 'auto'
	if (place) element.title = place
	return element
}
