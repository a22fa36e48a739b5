import { useQueryClient } from '@tanstack/react-query'
import { Star } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { newReviewSchema, REVIEW_LIMITS } from '../../core/contracts/reviews'
import { Button } from '../ui/button'
import { cx } from '../ui/cx'
import { CONTROL, Field, TextField } from '../ui/field'
import { Notice } from '../ui/notice'
import { showToast } from '../ui/toast-store'
import { useRun } from '../ui/use-run'
import { reviewsApi } from './reviews-api'
import { translate, useWords } from './words'

const POINTS = [1, 2, 3, 4, 5] as const

/** Rating, words, the name to be shown, and consent. */
export function ReviewForm() {
	const t = useWords()
	const queries = useQueryClient()
	const run = useRun()
	const [busy, setBusy] = useState(false)
	const [isIncomplete, setIncomplete] = useState(false)
	const send = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault()
		const form = new FormData(event.currentTarget)
		const review = newReviewSchema.safeParse({
			rating: Number(form.get('rating')),
			text: form.get('text'),
			name: form.get('name'),
			consent: form.get('consent') === 'on',
		})
		setIncomplete(!review.success)
		if (!review.success) return
		setBusy(true)
		await run(async () => {
			await reviewsApi.leave(review.data)
			showToast({ title: translate('form.thanks'), tone: 'good' })
			await queries.invalidateQueries({ queryKey: ['review'] })
		})
		setBusy(false)
	}
	return (
		<form noValidate onSubmit={(event) => void send(event)} className="grid gap-5" aria-label={t('form.label')}>
			{isIncomplete && <Notice tone="bad" text={t('form.incomplete')} />}
			<Rating />
			<Field label={t('form.text')}>
				{(ids) => <textarea {...ids} dir="auto" name="text" rows={4} maxLength={REVIEW_LIMITS.text} className={cx(CONTROL, 'py-3')} />}
			</Field>
			<TextField label={t('form.name')} name="name" dir="auto" autoComplete="nickname" maxLength={REVIEW_LIMITS.name} />
			<label className="flex items-start gap-3 text-[0.9375rem]">
				<input type="checkbox" name="consent" className="mt-1 size-5 shrink-0 accent-(--accent)" />
				{t('form.consent')}
			</label>
			<div>
				<Button type="submit" look="ink" busy={busy}>
					{t('form.send')}
				</Button>
			</div>
		</form>
	)
}

/** Five radio buttons that look like stars; those up to the chosen one are filled. */
function Rating() {
	const t = useWords()
	const [chosen, setChosen] = useState(0)
	return (
		<fieldset className="grid gap-1.5">
			<legend className="text-sm font-medium">{t('form.rating')}</legend>
			<div className="flex">
				{POINTS.map((points) => (
					<label key={points} className="relative grid size-11 cursor-pointer place-items-center">
						<input
							type="radio"
							name="rating"
							value={points}
							checked={chosen === points}
							onChange={() => setChosen(points)}
							className="absolute inset-0 cursor-pointer appearance-none rounded-pane"
							aria-label={t('form.points', { points })}
						/>
						<Star size={26} strokeWidth={1.5} aria-hidden className={points <= chosen ? 'fill-accent text-accent' : 'text-faint'} />
					</label>
				))}
			</div>
		</fieldset>
	)
}
