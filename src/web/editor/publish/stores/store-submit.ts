import type { PushFields } from '../../../../core/contracts/push-form'

/**
 * Sends a form in this window, as the specification has it for stores that ask for consent: the browser goes where the
 * answer leads.
 */
export function submitForm(action: string, fields: PushFields): void {
	const form = document.createElement('form')
	form.method = 'post'
	form.action = action
	form.hidden = true
	for (const [name, value] of Object.entries(fields)) {
		const input = document.createElement('input')
		input.type = 'hidden'
		input.name = name
		input.value = value
		form.append(input)
	}
	document.body.append(form)
	form.submit()
}
