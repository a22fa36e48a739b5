import type { Markup } from '../../html/markup'
import type { PictureSizes } from '../pictures'
import { isData } from '../structured/record'
import { scriptObjects } from './script-objects'

const MAX_LISTS = 50
const MAX_OBJECTS = 20_000
const MAX_DEPTH = 14
const ADDRESS = /^(?:https?:)?\/\/?[^\s"'<>]{3,1000}$/
const FILE = /\.(?:jpe?g|png|webp|avif)(?:[?#]|$)/i

/** A list of pictures in a script, each with the addresses its entry gives for it. */
export type ScriptPictures = { given: PictureSizes[]; place: string }

/**
 * Every list of two pictures or more in the scripts that speak of the main picture, found by its shape: entries that
 * are a picture's address, or objects with some. `main` is the main picture's key.
 */
export function pictureListsInScripts(page: Markup, main: string): ScriptPictures[] {
	const word = main.split(' ').reduce((longest, one) => (one.length > longest.length ? one : longest), '')
	if (word.length < 4) return []
	const lists: ScriptPictures[] = []
	let left = MAX_OBJECTS
	const visit = (value: unknown, place: string, depth: number): void => {
		if (depth > MAX_DEPTH || --left < 0 || lists.length >= MAX_LISTS) return
		if (Array.isArray(value)) {
			const given = value.slice(0, 100).flatMap((one) => sizesIn(one) ?? [])
			if (given.length >= 2 && given.length === Math.min(value.length, 100)) lists.push({ given, place })
			else for (const one of value.slice(0, 500)) visit(one, place, depth + 1)
		} else if (isData(value)) for (const key in value) visit(value[key], place, depth + 1)
	}
	for (const { value, place } of scriptObjects(page, (source) => source.toLowerCase().includes(word), 'any')) visit(value, place, 0)
	return lists
}

function sizesIn(entry: unknown): PictureSizes | undefined {
	const members: [string, unknown][] = isData(entry) ? Object.entries(entry) : [['', entry]]
	const addresses = members
		.filter((one): one is [string, string] => typeof one[1] === 'string' && ADDRESS.test(one[1]) && FILE.test(one[1]))
		.sort(([one], [other]) => rankOf(one) - rankOf(other))
		.map(([, address]) => address)
	return addresses.length > 0 ? { addresses } : undefined
}

/** Members that name the larger file come first: of files whose addresses tell no size the first is taken. */
const rankOf = (name: string): number =>
	/full|zoom|large|orig|big|hi-?res|max/i.test(name) ? 0 : /thumb|small|mini|tiny|preview/i.test(name) ? 2 : 1
