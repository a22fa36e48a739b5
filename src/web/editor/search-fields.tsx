import { type ReactNode, useState } from 'react'
import { MAX_SEO_DESCRIPTION, MAX_SEO_TITLE } from '../../core/copy/seo-limits'
import { isAppError } from '../../core/errors'
import { setSeo } from '../../core/page/edit/set-seo'
import type { Page } from '../../core/page/page'
import { countGraphemes } from '../../core/text/graphemes'
import { sayMessage } from '../i18n/say-message'
import { cx } from '../ui/cx'
import { CONTROL, Field } from '../ui/field'
import { useApplyStrictly } from './saving/use-edits'
import { useCurrentPage } from './use-current-page'
import { useWords } from './words'

/** What search engines are told, as they show it and to be changed (W-7). */
export function SearchFields() {
	const t = useWords()
	const { seo } = useCurrentPage()
	const keywords = seo.keywords.join(', ')
	return (
		<details className="text-[0.9375rem]">
			<summary className="w-fit py-2 pointer-coarse:py-3 font-medium underline underline-offset-4">{t('search.summary')}</summary>
			<div className="grid grid-cols-[minmax(0,1fr)] gap-4 pt-2">
				<SearchField key={`t ${seo.title}`} name="title" label={t('search.title')} limit={MAX_SEO_TITLE} value={seo.title} />
				<SearchField
					key={`d ${seo.description}`}
					name="description"
					label={t('search.description')}
					limit={MAX_SEO_DESCRIPTION}
					value={seo.description}
					rows={4}
				/>
				<SearchField key={`s ${seo.slug}`} name="slug" label={t('search.slug')} value={seo.slug} />
				<SearchField
					key={`k ${keywords}`}
					name="keywords"
					label={t('search.keywords')}
					hint={t('search.keywords_hint')}
					value={keywords}
					rows={3}
				/>
			</div>
		</details>
	)
}

type Name = 'title' | 'description' | 'slug' | 'keywords'
type Props = { name: Name; label: string; value: string; limit?: number; rows?: number; hint?: string }

/** Kept when one leaves the field. */
function SearchField({ name, label, value, limit, rows = 2, hint }: Props) {
	const apply = useApplyStrictly()
	const [typed, setTyped] = useState(value)
	const [error, setError] = useState<string>()
	const save = () => {
		if (typed === value) return
		try {
			apply((page) => setSeo(page, changeOf(name, typed)))
			setError(undefined)
		} catch (error) {
			if (!isAppError(error)) throw error
			setError(sayMessage(error.said))
		}
	}
	return (
		<Field label={label} hint={limit ? <Count length={countGraphemes(typed)} limit={limit} /> : hint} error={error}>
			{(ids) => (
				<textarea
					{...ids}
					data-target={`search-${name}`}
					rows={rows}
					dir="auto"
					className={cx(CONTROL, 'py-2.5 text-[0.9375rem] leading-snug')}
					value={typed}
					onChange={(event) => setTyped(event.target.value)}
					onBlur={save}
				/>
			)}
		</Field>
	)
}

function changeOf(name: Name, typed: string): Partial<Page['seo']> {
	return name === 'keywords' ? { keywords: typed.split(/[,،、，;\n]/) } : { [name]: typed }
}

function Count({ length, limit }: { length: number; limit: number }): ReactNode {
	const t = useWords()
	return (
		<span className={cx('tabular', length > limit && 'text-warn')}>
			{t(length > limit ? 'search.too_long' : 'search.count', { length, limit })}
		</span>
	)
}
