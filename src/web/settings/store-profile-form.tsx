import type { FormEvent } from 'react'
import type { StoreProfileResponse } from '../../core/contracts/store-profile'
import { Group } from '../ui/group'
import { BrandFields } from './brand-fields'
import { OrderField } from './order-field'
import { ProfileField } from './profile-field'
import { ReachFields } from './reach-fields'
import { SaveBar } from './save-bar'
import { TermsFields } from './terms-fields'
import { useProfileForm } from './use-store-profile'
import { VoiceFields } from './voice-fields'
import { useWords } from './words'

/** The store profile, field by field; saved as a whole. */
export function StoreProfileForm({ owner, stored }: { owner: string; stored: StoreProfileResponse }) {
	const t = useWords()
	const form = useProfileForm(owner, stored)
	const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault()
		const element = event.currentTarget
		if (!(await form.save())) requestAnimationFrame(() => element.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
	}
	return (
		<form
			noValidate
			aria-label={t('profile.form')}
			onSubmit={(event) => void onSubmit(event)}
			className="grid grid-cols-[minmax(0,1fr)] gap-12"
		>
			<Group title={t('groups.promise.title')} text={t('groups.promise.text')}>
				<TermsFields form={form} />
			</Group>
			<Group title={t('groups.reach.title')} text={t('groups.reach.text')}>
				<ProfileField
					field="storeName"
					value={form.profile.storeName}
					error={form.errors.storeName}
					onChange={(storeName) => form.change({ storeName })}
					onLeave={() => form.leave('storeName')}
				/>
				<ReachFields form={form} />
			</Group>
			<Group title={t('groups.orders.title')} text={t('groups.orders.text')}>
				<OrderField form={form} />
			</Group>
			<Group title={t('groups.look.title')} text={t('groups.look.text')}>
				<BrandFields form={form} />
			</Group>
			<Group title={t('groups.voice.title')} text={t('groups.voice.text')}>
				<VoiceFields form={form} />
			</Group>
			<Group title={t('groups.copy.title')} text={t('groups.copy.text')}>
				<label className="flex min-h-11 cursor-pointer items-center gap-3">
					<input
						type="checkbox"
						checked={form.profile.reuseCopy}
						onChange={(event) => form.change({ reuseCopy: event.target.checked })}
						className="size-5 accent-(--ink)"
					/>
					<span>{t('reuse_copy')}</span>
				</label>
			</Group>
			<SaveBar form={form} />
		</form>
	)
}
