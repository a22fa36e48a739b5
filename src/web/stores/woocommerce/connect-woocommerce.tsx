import { ArrowLeft } from 'lucide-react'
import type { FormEvent } from 'react'
import { Link } from 'react-router'
import { WOOCOMMERCE } from '../../../core/stores/descriptors/woocommerce'
import { useMe } from '../../accounts/session'
import { Button } from '../../ui/button'
import { TextField } from '../../ui/field'
import { Notice } from '../../ui/notice'
import { type KeysForm, useKeysForm } from '../use-keys-form'
import { translate, useWords } from '../words'
import { WooGuide } from './woo-guide'

export function meta() {
	return [{ title: translate('woo.document_title') }]
}

/** /connect-woocommerce-store: the keys of a WooCommerce store, and how to make them (spec §2). */
export default function ConnectWoocommerce() {
	const t = useWords()
	const me = useMe()
	if (!me.data) return null
	return (
		<main id="main" className="mx-auto grid w-full max-w-[72rem] grow content-start gap-8 px-4 py-8 sm:px-6 lg:py-12">
			<div className="grid gap-3">
				<Link
					to="/dashboard"
					aria-label={t('woo.to_dashboard')}
					className="-ms-2 grid size-11 place-items-center rounded-pane text-soft hover:bg-sunk hover:text-ink"
				>
					<ArrowLeft size={20} className="rtl:-scale-x-100" aria-hidden />
				</Link>
				<h1 className="text-5">{t('woo.title')}</h1>
				<p className="max-w-[62ch] text-soft">{t('woo.lead')}</p>
			</div>
			<div className="grid items-start gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,28rem)_minmax(0,1fr)]">
				{me.data.store_access.woocommerce === 'available' ? <Credentials userId={me.data.user.id} /> : <NotAllowed />}
				<WooGuide />
			</div>
		</main>
	)
}

function NotAllowed() {
	const t = useWords()
	return (
		<Notice title={t('woo.not_allowed')} text={t('woo.not_allowed_text')}>
			<div>
				<Button asChild size="small">
					<Link to="/dashboard">{t('woo.back')}</Link>
				</Button>
			</div>
		</Notice>
	)
}

function Credentials({ userId }: { userId: string }) {
	const t = useWords()
	const form = useKeysForm(calls, userId)
	const onSubmit = (event: FormEvent) => {
		event.preventDefault()
		void form.save()
	}
	return (
		<form noValidate onSubmit={onSubmit} aria-label={t('woo.form')} className="grid gap-5 lg:sticky lg:top-22">
			<Fields form={form} />
			<div role={form.message?.tone === 'bad' ? 'alert' : 'status'} className="min-h-6 text-[0.9375rem]">
				{form.message && <p className={form.message.tone === 'bad' ? 'text-bad' : 'text-good'}>{form.message.text}</p>}
			</div>
			<div className="flex flex-wrap gap-3">
				<Button type="submit" look="accent" busy={form.busy === 'saving'} disabled={form.busy !== undefined}>
					{form.busy === 'saving' ? t('woo.saving') : t('woo.save')}
				</Button>
				<Button look="danger" busy={form.busy === 'deleting'} disabled={form.busy !== undefined} onClick={() => void form.remove()}>
					{form.busy === 'deleting' ? t('woo.deleting') : t('woo.delete')}
				</Button>
				<Button asChild look="bare">
					<Link to="/dashboard">{t('woo.back')}</Link>
				</Button>
			</div>
		</form>
	)
}

const { calls } = WOOCOMMERCE.connect
const EXAMPLES = { url: 'https://yourstore.com', key: 'ck_', secret: 'cs_' } as const
const PLAIN = { autoComplete: 'off', autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false, dir: 'ltr', required: true } as const

function Fields({ form: { fields, busy, change } }: { form: KeysForm }) {
	const t = useWords()
	const common = { ...PLAIN, disabled: busy !== undefined }
	return (
		<>
			<TextField
				{...common}
				label={t('woo.url')}
				type="url"
				inputMode="url"
				placeholder={EXAMPLES.url}
				value={fields.store_url}
				onChange={(event) => change({ store_url: event.target.value })}
			/>
			<TextField
				{...common}
				label={t('woo.key')}
				placeholder={EXAMPLES.key}
				value={fields.consumer_key}
				onChange={(event) => change({ consumer_key: event.target.value })}
			/>
			<TextField
				{...common}
				label={t('woo.secret')}
				placeholder={EXAMPLES.secret}
				value={fields.consumer_secret}
				onChange={(event) => change({ consumer_secret: event.target.value })}
			/>
		</>
	)
}
