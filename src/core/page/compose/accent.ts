/** Spread between the strongest and the weakest channel below which a colour reads as grey. */
const MIN_SPREAD = 36
const MIN_LIGHTNESS = 28
const MAX_LIGHTNESS = 226

/** A picture's dominant colour when it can carry a page as its accent; null for greys, near-whites and near-blacks. */
export function accentOf(color: string | undefined): string | null {
	if (color === undefined || !/^#[0-9a-f]{6}$/.test(color)) return null
	const channels = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
	const strongest = Math.max(...channels)
	const weakest = Math.min(...channels)
	const lightness = (strongest + weakest) / 2
	return strongest - weakest >= MIN_SPREAD && lightness >= MIN_LIGHTNESS && lightness <= MAX_LIGHTNESS ? color : null
}
