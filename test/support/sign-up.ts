/** Makes an account by the app's own sign-up call; an account that is there already is left as it is. */
export async function signUp(url: string, account: { name: string; email: string; password: string }): Promise<void> {
	const response = await fetch(`${url}/api/auth/sign-up/email`, {
		method: 'POST',
		headers: { 'content-type': 'application/json', origin: url },
		body: JSON.stringify(account),
	})
	if (response.ok || response.status === 422) return
	throw new Error(`The account could not be made: ${response.status} ${await response.text()}`)
}
