import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ownerApi } from './owner-api'
import { useWords } from './words'

const KEY = ['owner', 'local-model']

/**
 * Which model of this machine answers, and the switch that lets it write (W-12). Nothing where another one is named.
 */
export function LocalModel() {
	const t = useWords()
	const client = useQueryClient()
	const { data } = useQuery({ queryKey: KEY, queryFn: ownerApi.localModel })
	const choose = useMutation({ mutationFn: ownerApi.chooseLocalModel, onSuccess: (answer) => client.setQueryData(KEY, answer) })
	if (!data || data.state === 'named') return null
	const { server, model, state, fixed } = data
	return (
		<section aria-labelledby="local-model" className="grid gap-3">
			<h2 id="local-model" className="text-3">
				{t('local_model.title')}
			</h2>
			{server && model ? (
				<>
					<p className="max-w-[68ch] text-soft">
						{t(fixed ? 'local_model.fixed' : 'local_model.found', { server: SERVERS[server] ?? server, model })}
					</p>
					{!fixed && (
						<label className="flex min-h-11 w-fit cursor-pointer items-center gap-3">
							<input
								type="checkbox"
								checked={state === 'used'}
								disabled={choose.isPending}
								onChange={(event) => choose.mutate(event.target.checked)}
								className="size-5 accent-(--ink)"
							/>
							<span>{t('local_model.use')}</span>
						</label>
					)}
				</>
			) : (
				<p className="max-w-[68ch] text-soft">{t('local_model.none')}</p>
			)}
		</section>
	)
}

/** Names are not translated. */
const SERVERS: Readonly<Record<string, string>> = { ollama: 'Ollama', 'lm-studio': 'LM Studio', 'llama-cpp': 'llama.cpp' }
