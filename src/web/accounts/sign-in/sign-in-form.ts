import { busyButton, onComeBack } from '../../documents/busy-button'
import { checkSignIn, type SignInValues } from './check-sign-in'
import { sendSignIn, type ToldError, tellError } from './send-sign-in'
import type { SignInData } from './sign-in-data'

type Options = {
	data: SignInData
	/** The token of a letter's link. */
	token: () => string
	/** What follows when it worked; an error of that stands above the form, too. */
	done: (values: SignInValues) => Promise<ToldError | undefined>
}

/**
 * Brings a form of sign-in to life: it is checked, sent, busy meanwhile, and says what was wrong at its field, which
 * takes the focus.
 */
export function startForm(form: HTMLFormElement, { data, token, done }: Options): void {
	const button = form.querySelector<HTMLButtonElement>('button[type=submit]')
	if (!button) return
	const setBusy = busyButton(button)
	onComeBack(() => setBusy(false))
	form.addEventListener('submit', async (event) => {
		event.preventDefault()
		if (button.disabled) return
		const values = valuesOf(form)
		const wrong = checkSignIn(data.path, values)
		if (wrong) return showError(form, tellError(wrong, data))
		setBusy(true)
		try {
			const error = (await sendSignIn(data, values, token())) ?? (await done(values))
			setBusy(false)
			showError(form, error)
		} finally {
			setBusy(false)
		}
	})
	form.addEventListener('input', ({ target }) => {
		if (target instanceof HTMLInputElement && target.getAttribute('aria-invalid')) hideError(form, target.name)
	})
	for (const reveal of form.querySelectorAll<HTMLButtonElement>('[data-reveal]')) startReveal(reveal)
}

function valuesOf(form: HTMLFormElement): SignInValues {
	const data = new FormData(form)
	const read = (name: string) => String(data.get(name) ?? '')
	return { name: read('name'), email: read('email'), password: read('password') }
}

function showError(form: HTMLFormElement, error: ToldError | undefined): void {
	for (const { dataset } of form.querySelectorAll<HTMLElement>('[data-error]')) hideError(form, dataset.error ?? '')
	if (!error) return
	const input = form.elements.namedItem(error.field)
	const place = form.querySelector<HTMLElement>(`[data-error="${input ? error.field : 'form'}"]`)
	const words = place?.querySelector('span')
	if (!place || !words) return
	words.textContent = error.text
	place.hidden = false
	if (!(input instanceof HTMLInputElement)) return
	input.setAttribute('aria-invalid', 'true')
	input.setAttribute('aria-describedby', [input.dataset.hint, place.id].filter(Boolean).join(' '))
	input.focus()
}

function hideError(form: HTMLFormElement, field: string): void {
	const place = form.querySelector<HTMLElement>(`[data-error="${field}"]`)
	if (place) place.hidden = true
	const input = form.elements.namedItem(field)
	if (!(input instanceof HTMLInputElement)) return
	input.removeAttribute('aria-invalid')
	if (input.dataset.hint) input.setAttribute('aria-describedby', input.dataset.hint)
	else input.removeAttribute('aria-describedby')
}

/** Shows a password, and hides it again. */
function startReveal(button: HTMLButtonElement): void {
	const input = button.form?.elements.namedItem('password')
	const icons = button.querySelectorAll<HTMLElement>(':scope > span')
	if (!(input instanceof HTMLInputElement)) return
	button.addEventListener('click', () => {
		input.type = input.type === 'password' ? 'text' : 'password'
		const words = button.dataset.otherWords ?? ''
		button.dataset.otherWords = button.title
		button.title = words
		button.setAttribute('aria-label', words)
		for (const icon of icons) icon.hidden = !icon.hidden
	})
}
