import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { StoreProfileResponse } from '../../core/contracts/store-profile'
import { isAppError } from '../../core/errors'
import { checkStoreProfile, type StoreProfileErrors } from '../../core/seller/check-store-profile'
import type { StoreProfile } from '../../core/seller/store-profile'
import { sessionKept } from '../browser/browser-storage'
import { errorWords } from '../calls/error-words'
import { sayMessage } from '../i18n/say-message'
import { showToast } from '../ui/toast-store'
import { draftOver, keepProfileDraft, loadProfileDraft, sameProfile } from './profile-draft'
import type { EntryKey } from './profile-words'
import { STORE_PROFILE, storeProfileApi } from './store-profile-api'
import { translate } from './words'

/** By market and language, for what states nothing leaves the lists when they are saved. */
type Shown = { terms?: EntryKey | undefined; reach?: string | undefined }

export type ProfileForm = ReturnType<typeof useProfileForm>

/** The profile as it is typed, kept for the tab; errors are told for what was left or when all of it is to be saved. */
export function useProfileForm(owner: string, stored: StoreProfileResponse) {
	const queries = useQueryClient()
	const [saved, setSaved] = useState(stored)
	const [profile, setProfile] = useState(() => draftOver(stored.profile, loadProfileDraft(sessionKept(), owner)))
	const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
	const [refused, setRefused] = useState<StoreProfileErrors>({})
	const [busy, setBusy] = useState(false)
	/** Entries that are brought into sight because something in them is wrong. */
	const [shown, setShown] = useState<Shown>({})
	const unsaved = !sameProfile(profile, saved.profile)
	useEffect(() => keepProfileDraft(sessionKept(), owner, unsaved ? profile : undefined), [owner, profile, unsaved])

	const take = (answer: StoreProfileResponse) => {
		setSaved(answer)
		queries.setQueryData(STORE_PROFILE, answer)
	}
	const change = (changes: Partial<StoreProfile>) => {
		setProfile((before) => ({ ...before, ...changes }))
		setRefused((before) => Object.fromEntries(Object.entries(before).filter(([place]) => !((place.split('.')[0] ?? '') in changes))))
	}
	const errors = inWords({ ...only(errorsOf(profile), left), ...refused })
	/** Saves all of it; answers whether it is saved. */
	const save = async (): Promise<boolean> => {
		const found = errorsOf(profile)
		setRefused(found)
		if (Object.keys(found).length > 0) {
			setShown({ terms: profile.terms[entryAt(found, 'terms')], reach: profile.reach[entryAt(found, 'reach')]?.market })
			return false
		}
		setBusy(true)
		try {
			const answer = await storeProfileApi.save(profile)
			take(answer)
			setProfile(answer.profile)
			showToast({ title: translate('saved.title'), text: translate('saved.text'), tone: 'good' })
			return true
		} catch (error) {
			if (isAppError(error)) setRefused((error.details.said as StoreProfileErrors | undefined) ?? {})
			showToast({ ...errorWords(error), tone: 'bad' })
			return false
		} finally {
			setBusy(false)
		}
	}
	return {
		profile,
		errors,
		busy,
		unsaved,
		logoUrl: profile.brand.logoKey === null ? null : saved.logo_url,
		shown,
		show: (entries: Shown) => setShown((before) => ({ ...before, ...entries })),
		change,
		save,
		leave: (field: string) => setLeft((before) => new Set([...before, field])),
		discard() {
			setProfile(saved.profile)
			setRefused({})
			setLeft(new Set())
		},
		/** Stores a logo at once. Throws AppError. */
		async uploadLogo(file: File) {
			const answer = await storeProfileApi.uploadLogo(file)
			take(answer)
			setProfile((before) => ({ ...before, brand: { ...before.brand, logoKey: answer.profile.brand.logoKey } }))
		},
	}
}

/** The first entry of a list in which something is wrong; -1 when all is well. */
function entryAt(errors: StoreProfileErrors, list: 'terms' | 'reach'): number {
	const place = Object.keys(errors).find((one) => one.startsWith(`${list}.`))
	return Number(place?.split('.')[1] ?? -1)
}

function errorsOf(profile: StoreProfile): StoreProfileErrors {
	const checked = checkStoreProfile(profile)
	return 'errors' in checked ? checked.errors : {}
}

/** The same in the language of the app. */
function inWords(errors: StoreProfileErrors): Partial<Record<keyof StoreProfileErrors, string>> {
	return Object.fromEntries(Object.entries(errors).map(([field, message]) => [field, sayMessage(message)]))
}

function only(errors: StoreProfileErrors, fields: ReadonlySet<string>): StoreProfileErrors {
	return Object.fromEntries(Object.entries(errors).filter(([field]) => fields.has(field)))
}
