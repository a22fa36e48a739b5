import { intlLanguage } from '../../i18n/i18n'
import type { Words } from '../words'

/** The day a version was saved on, in words. */
export function dayOf(iso: string): string {
	return new Date(iso).toLocaleDateString(intlLanguage(), { weekday: 'long', day: 'numeric', month: 'long' })
}

/** The time of day it was saved at. */
export function timeOf(iso: string): string {
	return new Date(iso).toLocaleTimeString(intlLanguage(), { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
}

/** What a version is called. */
export function versionTitle(t: Words, { version, created_at }: { version: number; created_at: string }): string {
	return t('versions.name', { version, day: dayOf(created_at), time: timeOf(created_at) })
}
