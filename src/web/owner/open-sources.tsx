import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { marketplaceName, SOURCE_NAMES, type SourceName } from '../../core/product/source-names'
import { errorWords } from '../calls/error-words'
import { Button } from '../ui/button'
import { Notice } from '../ui/notice'
import { ownerApi } from './owner-api'
import { useWords } from './words'

const KEY = ['owner', 'sources']

/** Whose product links are taken, and the switches for it. The last open one stays open. */
export function OpenSources() {
	const t = useWords()
	const client = useQueryClient()
	const { data } = useQuery({ queryKey: KEY, queryFn: ownerApi.sources })
	const choose = useMutation({
		mutationFn: ownerApi.chooseSources,
		onSuccess: async (answer) => {
			client.setQueryData(KEY, answer)
			await client.invalidateQueries({ queryKey: ['me'] })
		},
	})
	if (!data) return null
	const { open, configured, chosen } = data
	const turn = (name: SourceName, on: boolean) => choose.mutate(on ? [...open, name] : open.filter((one) => one !== name))
	return (
		<section aria-labelledby="open-sources" className="grid gap-3">
			<h2 id="open-sources" className="text-3">
				{t('sources.title')}
			</h2>
			<p className="max-w-[68ch] text-soft">{t('sources.about')}</p>
			{SOURCE_NAMES.map((name) => (
				<label key={name} className="flex min-h-11 w-fit cursor-pointer items-center gap-3">
					<input
						type="checkbox"
						checked={open.includes(name)}
						disabled={choose.isPending || (open.length === 1 && open.includes(name))}
						onChange={(event) => turn(name, event.target.checked)}
						className="size-5 accent-(--ink)"
					/>
					<span>{marketplaceName(name) ?? t('sources.any')}</span>
				</label>
			))}
			{choose.error && <Notice tone="bad" title={errorWords(choose.error).title} text={errorWords(choose.error).text} />}
			{chosen && (
				<div className="flex flex-wrap items-center gap-3 text-soft">
					<span>{t('sources.chosen', { setting: `SOURCES=${configured.join(',')}` })}</span>
					<Button size="small" disabled={choose.isPending} onClick={() => choose.mutate(null)}>
						{t('sources.reset')}
					</Button>
				</div>
			)}
		</section>
	)
}
