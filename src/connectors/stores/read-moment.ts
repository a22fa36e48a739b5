/** A moment as a store writes it (ISO 8601); undefined for what is none. */
export function readMoment(text: string | undefined): Date | undefined {
	const moment = new Date(text ?? '')
	return Number.isNaN(moment.getTime()) ? undefined : moment
}
