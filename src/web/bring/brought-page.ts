import { MAX_LISTING_BYTES } from '../../core/limits'

/** A page the seller's browser handed over, waiting to be made use of. */
export type BroughtPage = { file: File; url: string; title: string }

let waiting: BroughtPage | undefined

export function keepBrought(page: BroughtPage): void {
	waiting = page
}

/** The page that waits, once. */
export function takeBrought(): BroughtPage | undefined {
	const page = waiting
	waiting = undefined
	return page
}

/**
 * What another window posted, as a page; why it is none otherwise. Windows post all sorts of things: what is not
 * addressed to us is undefined.
 */
export function readBrought(data: unknown): BroughtPage | 'too_large' | 'empty' | undefined {
	if (typeof data !== 'object' || data === null || !('vitrine' in data) || data.vitrine !== 'page') return undefined
	const text = (name: string) => {
		const value = (data as Record<string, unknown>)[name]
		return typeof value === 'string' ? value : ''
	}
	const html = text('html')
	if (html.trim() === '') return 'empty'
	const file = new File([html], 'page.html', { type: 'text/html' })
	if (file.size > MAX_LISTING_BYTES) return 'too_large'
	const url = URL.parse(text('url'))
	return { file, url: url && /^https?:$/.test(url.protocol) ? url.href : '', title: text('title').slice(0, 300) }
}

/**
 * The bookmarklet of an installation: opens its door and hands the page over when that asks, to that origin alone. It
 * is written without spaces it does not need, because browsers keep it as an address.
 */
export function bookmarkletOf(origin: string): string {
	const code = [
		`(()=>{const o=${JSON.stringify(origin)},w=open(o+'/bring-page');`,
		"addEventListener('message',e=>{if(e.origin===o&&e.source===w&&e.data&&e.data.vitrine==='ready')",
		"w.postMessage({vitrine:'page',html:'<!doctype html>'+document.documentElement.outerHTML,",
		'url:location.href,title:document.title},o)})})()',
	].join('')
	return `javascript:${encodeURIComponent(code)}`
}
