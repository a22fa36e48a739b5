import { isPublicAddress } from '../../../src/connectors/fetch-addresses'
import { PICTURE_HOST, pictureAt } from './pictures'

const PORTS = new Set(['', '80', '443', '8080'])
const NOT_AN_IMAGE = 'Invalid image: Sorry, you are not allowed to upload this file type.'
const EXTENSIONS: Record<string, string> = {
	jpg: 'jpeg',
	jpeg: 'jpeg',
	jpe: 'jpeg',
	png: 'png',
	gif: 'gif',
	webp: 'webp',
	bmp: 'bmp',
	tiff: 'tiff',
}
const SIGNATURES: [string, RegExp][] = [
	['jpeg', /^ffd8ff/],
	['png', /^89504e470d0a1a0a/],
	['gif', /^47494638/],
	['webp', /^52494646.{8}57454250/],
	['bmp', /^424d/],
	['tiff', /^(?:49492a00|4d4d002a)/],
]

/**
 * Fetches a picture as a shop does, with the checks seen on WordPress 7.0: throws Error with the words the shop would
 * say.
 */
export async function fetchPicture(src: string, takesPrivate: boolean): Promise<void> {
	const url = URL.canParse(src) ? new URL(src) : undefined
	const isPlain = url !== undefined && /^https?:$/.test(url.protocol) && PORTS.has(url.port) && !isPrivate(url.hostname)
	if (!url || !(isPlain || (takesPrivate && /^https?:$/.test(url.protocol)))) {
		throw new Error(`Error getting remote image ${src}. Error: A valid URL was not provided.`)
	}
	const bytes = await download(url)
	if (bytes === undefined) throw new Error(`Error getting remote image ${src}. Error: Not Found.`)
	const extension = /\.([a-z0-9]+)$/i.exec(url.pathname)?.[1]?.toLowerCase() ?? ''
	const head = bytes.subarray(0, 16).toString('hex')
	const real = SIGNATURES.find(([, pattern]) => pattern.test(head))?.[0]
	if (real === undefined || EXTENSIONS[extension] !== real) throw new Error(NOT_AN_IMAGE)
}

function isPrivate(hostname: string): boolean {
	const literal = hostname.replace(/^\[|\]$/g, '')
	return hostname === 'localhost' || (/^[\d.]+$|:/.test(literal) && !isPublicAddress(literal))
}

async function download(url: URL): Promise<Buffer | undefined> {
	if (url.hostname === PICTURE_HOST) return (await pictureAt(url.pathname))?.bytes
	const answer = await fetch(url)
	return answer.ok ? Buffer.from(await answer.arrayBuffer()) : undefined
}
