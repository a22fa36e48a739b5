/** A colour as three channels of 0…255. */
type Rgb = readonly [number, number, number]

function rgbOf(hex: string): Rgb {
	return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb
}

function hexOf(channels: readonly number[]): string {
	return `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`
}

/** `share` (0…1) of `other` mixed into `color`; both `#rrggbb`. */
export function mix(color: string, other: string, share: number): string {
	const to = rgbOf(other)
	return hexOf(rgbOf(color).map((channel, index) => channel + ((to[index] ?? 0) - channel) * share))
}

/** Relative luminance, WCAG 2.2. */
function luminance(hex: string): number {
	const [red, green, blue] = rgbOf(hex).map((channel) => {
		const part = channel / 255
		return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
	}) as unknown as Rgb
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast ratio of two colours, 1…21, WCAG 2.2. */
export function contrast(a: string, b: string): number {
	const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number]
	return (light + 0.05) / (dark + 0.05)
}

/**
 * The text colour that is read best on a colour nobody may change: white, else `ink`, else black. At least 4.5 : 1 on
 * any colour.
 */
export function textOn(color: string, ink = '#000000', paper = '#ffffff'): string {
	return [paper, ink, '#ffffff', '#000000'].find((text) => contrast(text, color) >= 4.55) ?? '#000000'
}

/** `color` moved towards black (or white, on a dark ground) just far enough to be read on `ground`. */
export function readable(color: string, ground: string, ratio = 4.6): string {
	const end = luminance(ground) > 0.18 ? '#000000' : '#ffffff'
	for (let share = 0; share < 1; share += 0.04) {
		const candidate = mix(color, end, share)
		if (contrast(candidate, ground) >= ratio) return candidate
	}
	return end
}

/** A seller's colour as a button on a dark ground: as chosen, unless it would sink into it; with its text. */
export function onDark(color: string, ground: string): { lit: string; 'lit-on': string } {
	const lit = readable(color, ground, 2)
	return { lit, 'lit-on': textOn(lit, ground) }
}
