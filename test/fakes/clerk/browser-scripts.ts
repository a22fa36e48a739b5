/**
 * A stand-in for Clerk's script: it signs in with an address alone, keeps the session of this browser, and the cookie
 * fresh.
 */
export const CLERK_SCRIPT = `
(() => {
	const host = new URL(document.currentScript.src).origin
	const ask = (path, body) => fetch(host + path, body
		? { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
		: undefined).then((answer) => answer.json())
	const remember = (token) => { document.cookie = '__session=' + (token ?? '') + '; path=/; samesite=lax' + (token ? '' : '; max-age=0') }
	const Clerk = {
		user: null,
		session: null,
		loaded: false,
		async load(options) {
			if (!options.ui?.ClerkUI) throw new Error('Clerk was not configured with UI components')
			const id = localStorage.getItem('fake_clerk_session')
			if (id) await Clerk.refresh(id)
			Clerk.loaded = true
		},
		async refresh(id) {
			const { token, userId } = await ask('/fake/token?session=' + id)
			remember(token)
			Clerk.session = token ? { id, getToken: async () => { await Clerk.refresh(id); return token } } : null
			Clerk.user = token ? { id: userId } : null
			if (!token) localStorage.removeItem('fake_clerk_session')
		},
		mount(node, options, title) {
			node.innerHTML = '<form aria-label="' + title + '">\
<label>Address <input name="email" type="email"></label>\
<button>Continue</button></form>'
			node.querySelector('form').addEventListener('submit', async (event) => {
				event.preventDefault()
				const { sessionId } = await ask('/fake/sign-in', { email: node.querySelector('input').value })
				localStorage.setItem('fake_clerk_session', sessionId)
				await Clerk.refresh(sessionId)
				location.assign(options.forceRedirectUrl)
			})
		},
		mountSignIn(node, options) { Clerk.mount(node, options, 'Clerk sign-in') },
		mountSignUp(node, options) { Clerk.mount(node, options, 'Clerk sign-up') },
		unmountSignIn(node) { node.replaceChildren() },
		unmountSignUp(node) { node.replaceChildren() },
		openUserProfile() {},
		async signOut() {
			localStorage.removeItem('fake_clerk_session')
			remember(null)
			Clerk.user = Clerk.session = null
		},
	}
	window.Clerk = Clerk
})()
`

/** The other script Clerk's needs since its sixth version: the one that draws. */
export const UI_SCRIPT = 'window.__internal_ClerkUICtor = class {}'
