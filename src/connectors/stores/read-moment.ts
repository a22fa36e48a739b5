const ISO_MOMENT = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?) ?(?:(Z)|([+-]\d\d):?(\d\d)?)?$/i

/**
 * A moment as a store writes it (ISO 8601), read alike on every machine: without a zone it is UTC, which is what
 * servers keep. Undefined for what is no moment; a day alone is none, for it says not when on that day.
 */
export function readMoment(text: string | undefined): Date | undefined {
	const [, day, time, , hours, minutes = '00'] = ISO_MOMENT.exec(text?.trim() ?? '') ?? []
	if (day === undefined) return undefined
	const moment = new Date(`${day}T${time}${hours === undefined ? 'Z' : `${hours}:${minutes}`}`)
	return Number.isNaN(moment.getTime()) ? undefined : moment
}
