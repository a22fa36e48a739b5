import type { FormEvent } from 'react'
import { Trans } from 'react-i18next'
import type { StoreProfileResponse } from '../../core/contracts/store-profile'
import { TextAreaField } from '../generations/text-area-field'
import { TextField } from '../ui/field'
import { BrandFields } from './brand-fields'
import { Group } from './group'
import { OrderField } from './order-field'
import { CONTACT, LINES, TERMS, type WordField } from './profile-words'
import { SaveBar } from './save-bar'
import { type ProfileForm, useProfileForm } from './use-store-profile'
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
				{TERMS.map((field) => (
					<Words key={field} field={field} form={form} />
				))}
			</Group>
			<Group title={t('groups.reach.title')} text={t('groups.reach.text')}>
				{CONTACT.map((field) => (
					<Words key={field} field={field} form={form} />
				))}
			</Group>
			<Group title={t('groups.orders.title')} text={t('groups.orders.text')}>
				<OrderField form={form} />
			</Group>
			<Group title={t('groups.look.title')} text={t('groups.look.text')}>
				<BrandFields form={form} />
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

const TYPES = { email: 'email', phone: 'tel', whatsapp: 'tel' } as const
const COMPLETE = { storeName: 'organization', email: 'email', phone: 'tel', whatsapp: 'tel', address: 'street-address' } as const

function Words({ field, form }: { field: WordField; form: ProfileForm }) {
	const t = useWords()
	const lines = LINES[field]
	const words = { hint: t(`fields.${field}.hint`), example: t(`fields.${field}.example`) }
	const common = {
		label: t(`fields.${field}.label`),
		value: form.profile[field],
		error: form.faults[field],
		hint: <Trans t={t} i18nKey="for_example" values={words} components={{ sample: <em dir="auto" className="not-italic text-soft" /> }} />,
		autoComplete: field in COMPLETE ? COMPLETE[field as keyof typeof COMPLETE] : 'off',
		onBlur: () => form.leave(field),
	}
	if (lines) return <TextAreaField {...common} rows={lines} onChange={(event) => form.change({ [field]: event.target.value })} />
	const type = field in TYPES ? TYPES[field as keyof typeof TYPES] : 'text'
	return <TextField {...common} type={type} dir="auto" onChange={(event) => form.change({ [field]: event.target.value })} />
}
