import { TRIAL_PATH, type TrialEvent } from '../../../core/site/trial'
import { sandboxedDocument } from '../../trusted-types'

const OUR_FAULT = 'The sample page could not be made just now. Try again in a moment.'
const UNREACHED = 'The server could not be reached. Check your connection, then try again.'

/**
 * The trial of /demo: asks for a page of the sample listing and shows it as it comes. The page is set into a frame that
 * may run nothing.
 */
export function startTrial(document: Document): void {
	const trial = document.querySelector<HTMLElement>('[data-trial]')
	const form = trial?.querySelector<HTMLFormElement>('[data-trial-form]')
	if (!trial || !form) return
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
		begin(trial)
		ask(Object.fromEntries(new FormData(form)), (told) => tell(trial, told))
			.catch((error: unknown) => fail(trial, error instanceof Refused ? error.message : UNREACHED))
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
function begin(trial: HTMLElement): void {
	const show = showIn(trial)
	show('failed', false)
	show('done', false)
	show('result', true)
	show('waiting', true)
	trial.querySelector('iframe')?.remove()
	for (const step of trial.querySelectorAll<HTMLElement>('[data-trial-step]')) delete step.dataset.state
	say(trial, 'Your page is being made.')
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
async function ask(wish: object, hear: (event: TrialEvent) => void): Promise<void> {
	const answer = await fetch('/api/csrf/')
	const { csrf_token } = (await answer.json()) as { csrf_token: string }
	const response = await fetch(TRIAL_PATH, {
		method: 'POST',
		headers: { 'content-type': 'application/json', 'x-csrftoken': csrf_token },
		body: JSON.stringify(wish),
	})
	if (!response.ok || !response.body) {
		const told: { error?: string } = await response.json().catch(() => ({}))
		throw new Refused(told.error ?? OUR_FAULT)
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
	if (!hasEnded) throw new Refused(OUR_FAULT)
}

function tell(trial: HTMLElement, event: TrialEvent): void {
	if (event.type === 'failed') fail(trial, event.message)
	else if (event.type === 'page') showPage(trial, event)
	else {
		const step = trial.querySelector<HTMLElement>(`[data-trial-step="${event.step}"]`)
		if (step) step.dataset.state = event.state
	}
}

function showPage(trial: HTMLElement, { html, facts, factCount, removed, writer }: Extract<TrialEvent, { type: 'page' }>): void {
	const show = showIn(trial)
	show('waiting', false)
	const frame = document.createElement('iframe')
	frame.title = 'The page that was made'
	frame.setAttribute('sandbox', '')
	frame.srcdoc = sandboxedDocument(html)
	trial.querySelector('.trial-page')?.append(frame)
	for (const words of trial.querySelectorAll<HTMLElement>('[data-trial-writer]')) words.hidden = words.dataset.trialWriter !== writer
	fill(trial, 'used', [String(facts.length)])
	fill(trial, 'count', [String(factCount)])
	fill(
		trial,
		'facts',
		facts.flatMap(({ name, text, place }) => [make('dt', name), make('dd', text, place)]),
	)
	fill(
		trial,
		'removed',
		removed.map(({ text, words }) => make('li', words ? `${text} (“${words}”)` : text)),
	)
	show('nothing', removed.length === 0)
	show('done', true)
	say(trial, 'Your page is finished.')
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
