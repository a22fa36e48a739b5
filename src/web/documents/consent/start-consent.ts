import { localKept } from '../../browser/browser-storage'
import { readSiteMeta } from '../site-meta'
import { type Choice, readChoice, rememberChoice } from './consent-choice'
import { forgetPixel } from './pixel'

/**
 * Asks for consent where a pixel is configured, and lets it be changed from the footer. `onAccepted` is called once
 * consent is there: at once when it was given before. Returns what ends it.
 */
export function startConsent(onAccepted: () => void): () => void {
	if (readSiteMeta().pixel === undefined) return () => {}
	const banner = () => document.querySelector<HTMLElement>('[data-consent]')
	const showSettings = () => {
		for (const button of document.querySelectorAll<HTMLElement>('[data-consent-open]')) button.hidden = false
	}
	const open = () => {
		const asked = banner()
		if (asked) asked.hidden = false
		return asked
	}
	const choose = (choice: Choice) => {
		const before = readChoice(localKept(), Date.now())
		rememberChoice(localKept(), choice, Date.now())
		const asked = banner()
		if (asked) asked.hidden = true
		if (choice === 'accepted' && before !== 'accepted') onAccepted()
		if (choice === 'refused' && before === 'accepted') forgetPixel()
	}
	const onClick = (event: MouseEvent) => {
		const target = event.target instanceof Element ? event.target : undefined
		if (target?.closest('[data-consent-open]')) open()?.focus()
		const choice = target?.closest<HTMLElement>('[data-consent-choice]')?.dataset.consentChoice
		if (choice === 'accepted' || choice === 'refused') choose(choice)
	}
	document.addEventListener('click', onClick)
	showSettings()
	const chosen = readChoice(localKept(), Date.now())
	if (chosen === undefined) open()
	if (chosen === 'accepted') onAccepted()
	// Screens that are alive draw their footer later than this runs.
	const later = new MutationObserver(showSettings)
	later.observe(document.body, { childList: true, subtree: true })
	return () => {
		document.removeEventListener('click', onClick)
		later.disconnect()
	}
}
