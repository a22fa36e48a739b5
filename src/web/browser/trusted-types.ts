/**
 * Where browsers know Trusted Types, our documents let text become markup only through the policies of this file
 * (`require-trusted-types-for 'script'`, server/http/security-headers.ts). React and the editor set markup that was
 * cleaned before; should something get past that, it is taken out here, in the browser itself.
 */

/** What the types of the DOM do not know yet. https://w3c.github.io/trusted-types/dist/spec/ */
type Rules = { createHTML?: (html: string) => string; createScriptURL?: (url: string) => string | null }
type Policy = { createHTML(html: string): string }
type Factory = { createPolicy(name: string, rules: Rules): Policy; defaultPolicy: Policy | null }
type View = Window & { trustedTypes?: Factory }

const ACTIVE_ELEMENTS = 'script, iframe, frame, object, embed, base, meta, link, form'
const ADDRESSES = new Set(['href', 'src', 'action', 'formaction', 'xlink:href', 'data', 'srcdoc'])

/** Quick and rather too strict: what it does not name cannot run anything and is left as it is. */
const MAY_BE_ACTIVE = /<\s*(?:script|iframe|frame|object|embed|base|meta|link|form)\b|[\s/"']on[a-z]+\s*=|(?:java|vb)script\s*:|srcdoc/i

/** How React makes a script element of its own, which is given its address afterwards. */
const EMPTY_SCRIPT = '<script></script>'

/**
 * Markup without what runs or loads documents.
 * @param parse reads a whole document without running anything of it (`DOMParser`).
 */
export function inertMarkup(html: string, parse: (html: string) => Document): string {
	if (html === EMPTY_SCRIPT || !MAY_BE_ACTIVE.test(html)) return html
	// A template keeps fragments such as rows of tables.
	const inside = parse(`<template>${html}</template>`).querySelector('template')
	if (!inside) return ''
	for (const element of inside.content.querySelectorAll(ACTIVE_ELEMENTS)) element.remove()
	for (const element of inside.content.querySelectorAll('*')) {
		for (const { name, value } of [...element.attributes]) {
			if (/^on/i.test(name) || (ADDRESSES.has(name.toLowerCase()) && !isPlainAddress(name, value))) element.removeAttribute(name)
		}
	}
	return inside.innerHTML
}

function isPlainAddress(name: string, value: string): boolean {
	if (name.toLowerCase() === 'srcdoc') return false
	// Browsers skip spaces and control characters in a scheme.
	return !/^[^/?#]*script:/i.test([...value].filter((letter) => letter > ' ').join(''))
}

/**
 * Installs the policy for everything that sets markup as text in a window: once in the app's own, and in each frame
 * that React draws into, before anything is drawn. Does nothing a second time, and where browsers know no such types.
 */
export function guardMarkup(view: Window | null | undefined): void {
	const factory = (view as View | null | undefined)?.trustedTypes
	if (!factory || factory.defaultPolicy) return
	const reading = factory.createPolicy('read-only', { createHTML: (html) => html })
	const parse = (html: string) => new DOMParser().parseFromString(reading.createHTML(html), 'text/html')
	factory.createPolicy('default', {
		createHTML: (html) => inertMarkup(html, parse),
		createScriptURL: (url) => (new URL(url, location.href).origin === location.origin ? url : null),
	})
}

/** A whole document for a frame that is sandboxed, where nothing of it can run. */
export function sandboxedDocument(html: string): string {
	const factory = (window as View).trustedTypes
	return factory ? factory.createPolicy('sandboxed-page', { createHTML: (text) => text }).createHTML(html) : html
}
