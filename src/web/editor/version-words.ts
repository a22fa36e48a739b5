/** The day a version was saved on, in words. */
export function dayOf(iso: string): string {
	return new Date(iso).toLocaleDateString('en', { weekday: 'long', day: 'numeric', month: 'long' })
}

/** The time of day it was saved at. */
export function timeOf(iso: string): string {
	return new Date(iso).toLocaleTimeString('en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
}

/** What a version is called. */
export function versionTitle({ version, created_at }: { version: number; created_at: string }): string {
	return `version ${version}, ${dayOf(created_at)}, ${timeOf(created_at)}`
}
