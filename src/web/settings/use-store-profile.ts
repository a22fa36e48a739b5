import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { StoreProfileResponse } from '../../core/contracts/store-profile'
import { isAppError } from '../../core/errors'
import { checkStoreProfile, type StoreProfileFaults } from '../../core/seller/check-store-profile'
import type { StoreProfile } from '../../core/seller/store-profile'
import { errorWords } from '../error-words'
import { sayMessage } from '../i18n/say-message'
import { showToast } from '../ui/toast-store'
import { draftOver, keepProfileDraft, loadProfileDraft, sameProfile } from './profile-draft'
import type { EntryKey } from './profile-words'
import { STORE_PROFILE, storeProfileApi } from './store-profile-api'
import { translate } from './words'

/** By market and language, for what states nothing leaves the lists when they are saved. */
type Shown = { terms?: EntryKey | undefined; reach?: string | undefined }

export type ProfileForm = ReturnType<typeof useProfileForm>

/** The profile as it is typed, kept for the tab; faults are told for what was left or when all of it is to be saved. */
export function useProfileForm(owner: string, stored: StoreProfileResponse) {
	const queries = useQueryClient()
	const [saved, setSaved] = useState(stored)
	const [profile, setProfile] = useState(() => draftOver(stored.profile, loadProfileDraft(sessionStorage, owner)))
	const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
	const [refused, setRefused] = useState<StoreProfileFaults>({})
	const [busy, setBusy] = useState(false)
	/** Entries that are brought into sight because something in them is wrong. */
	const [shown, setShown] = useState<Shown>({})
	const unsaved = !sameProfile(profile, saved.profile)
	useEffect(() => keepProfileDraft(sessionStorage, owner, unsaved ? profile : undefined), [owner, profile, unsaved])

	const take = (answer: StoreProfileResponse) => {
		setSaved(answer)
		queries.setQueryData(STORE_PROFILE, answer)
	}
	const change = (changes: Partial<StoreProfile>) => {
		setProfile((before) => ({ ...before, ...changes }))
		setRefused((before) => Object.fromEntries(Object.entries(before).filter(([place]) => !((place.split('.')[0] ?? '') in changes))))
	}
	const faults = inWords({ ...only(faultsOf(profile), left), ...refused })
	/** Saves all of it; answers whether it is saved. */
	const save = async (): Promise<boolean> => {
		const found = faultsOf(profile)
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
			if (isAppError(error)) setRefused((error.details.said as StoreProfileFaults | undefined) ?? {})
			showToast({ ...errorWords(error), tone: 'bad' })
			return false
		} finally {
			setBusy(false)
		}
	}
	return {
		profile,
		faults,
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
function entryAt(faults: StoreProfileFaults, list: 'terms' | 'reach'): number {
	const place = Object.keys(faults).find((one) => one.startsWith(`${list}.`))
	return Number(place?.split('.')[1] ?? -1)
}

function faultsOf(profile: StoreProfile): StoreProfileFaults {
	const checked = checkStoreProfile(profile)
	return 'faults' in checked ? checked.faults : {}
}

/** The same in the language of the app. */
function inWords(faults: StoreProfileFaults): Partial<Record<keyof StoreProfileFaults, string>> {
	return Object.fromEntries(Object.entries(faults).map(([field, message]) => [field, sayMessage(message)]))
}

function only(faults: StoreProfileFaults, fields: ReadonlySet<string>): StoreProfileFaults {
	return Object.fromEntries(Object.entries(faults).filter(([field]) => fields.has(field)))
}
