/**
 * Splits a list into as few rows of at most `most` as there can be; shorter rows come first, larger pictures with them.
 */
export function galleryRows<T>(entries: readonly T[], most: number): T[][] {
	const count = Math.ceil(entries.length / most)
	const least = Math.floor(entries.length / Math.max(count, 1))
	const shorter = count * (least + 1) - entries.length
	const rows: T[][] = []
	for (let row = 0, at = 0; row < count; row++) {
		const length = row < shorter ? least : least + 1
		rows.push(entries.slice(at, at + length))
		at += length
	}
	return rows
}
