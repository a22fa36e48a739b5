import type { FormEvent } from 'react'
import type { StoreProfileResponse } from '../../core/contracts/store-profile'
import { TextAreaField } from '../generations/text-area-field'
import { TextField } from '../ui/field'
import { BrandFields } from './brand-fields'
import { Group } from './group'
import { OrderField } from './order-field'
import { CONTACT, type FieldWords, TERMS } from './profile-words'
import { SaveBar } from './save-bar'
import { type ProfileForm, useProfileForm } from './use-store-profile'

/** The store profile, field by field; saved as a whole. */
export function StoreProfileForm({ owner, stored }: { owner: string; stored: StoreProfileResponse }) {
	const form = useProfileForm(owner, stored)
	const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault()
		const element = event.currentTarget
		if (!(await form.save())) requestAnimationFrame(() => element.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
	}
	return (
		<form
			noValidate
			aria-label="Store profile"
			onSubmit={(event) => void onSubmit(event)}
			className="grid grid-cols-[minmax(0,1fr)] gap-12"
		>
			<Group title="What you promise" text="Delivery, returns, guarantee and payment: what buyers ask before they order.">
				{TERMS.map((words) => (
					<Words key={words.field} words={words} form={form} />
				))}
			</Group>
			<Group title="How buyers reach you" text="Numbers and addresses become buttons on your pages.">
				{CONTACT.map((words) => (
					<Words key={words.field} words={words} form={form} />
				))}
			</Group>
			<Group
				title="Where orders go"
				text="The buttons of your pages lead there. Where buyers pay at the door, an order form sends there, too."
			>
				<OrderField form={form} />
			</Group>
			<Group title="Your look" text="Laid over every theme. Whatever you choose, words stay readable on it.">
				<BrandFields form={form} />
			</Group>
			<Group
				title="Copy made before"
				text="The same facts in the same language and market give the same copy. Using it again costs nothing."
			>
				<label className="flex min-h-11 cursor-pointer items-center gap-3">
					<input
						type="checkbox"
						checked={form.profile.reuseCopy}
						onChange={(event) => form.change({ reuseCopy: event.target.checked })}
						className="size-5 accent-(--ink)"
					/>
					<span>Use copy again that was made from the same facts</span>
				</label>
			</Group>
			<SaveBar form={form} />
		</form>
	)
}

const TYPES = { email: 'email', phone: 'tel', whatsapp: 'tel' } as const
const COMPLETE = { storeName: 'organization', email: 'email', phone: 'tel', whatsapp: 'tel', address: 'street-address' } as const

function Words({ words: { field, label, hint, example, lines }, form }: { words: FieldWords; form: ProfileForm }) {
	const common = {
		label,
		value: form.profile[field],
		error: form.faults[field],
		hint: (
			<>
				{hint} For example: <em className="not-italic text-soft">{example}</em>
			</>
		),
		autoComplete: field in COMPLETE ? COMPLETE[field as keyof typeof COMPLETE] : 'off',
		onBlur: () => form.leave(field),
	}
	if (lines) return <TextAreaField {...common} rows={lines} onChange={(event) => form.change({ [field]: event.target.value })} />
	const type = field in TYPES ? TYPES[field as keyof typeof TYPES] : 'text'
	return <TextField {...common} type={type} dir="auto" onChange={(event) => form.change({ [field]: event.target.value })} />
}
