import type { ReactNode } from 'react'
import { CheckFacts } from '../facts/check-facts'
import { ErrorPanel } from './error-panel'
import { EmptyWindow } from './give/empty-window'
import { LivePage } from './live-page'
import { ProgressHead } from './progress-head'
import type { useGeneration } from './use-generation'
import { useWords } from './words'

type Props = {
	generation: ReturnType<typeof useGeneration>
	/** `open`: the seller asked for them; `offered`: only where a link failed. */
	ways: 'open' | 'offered'
	otherWays: ReactNode
	onRetry: () => void
	onAnotherLink: () => void
}

/**
 * What the window shows: what stands in the way, the facts to check, the page being made, the other ways in, or nothing
 * yet.
 */
export function WindowContent({ generation, ways, otherWays, onRetry, onAnotherLink }: Props) {
	const t = useWords()
	const { error, busy, progress, id, opened } = generation
	const cancel = () => void generation.cancel()
	if (error && error.kind !== 'invalid_url') {
		const helps = error.kind === 'failed' && (ways === 'open' || error.otherWays.length > 0)
		return (
			<ErrorPanel error={error} onRetry={onRetry} onAnotherLink={onAnotherLink}>
				{helps && <div className="border-t border-hairline pt-6">{otherWays}</div>}
			</ErrorPanel>
		)
	}
	if (busy && progress.waiting && id) return <CheckFacts generationId={id} onCancel={cancel} />
	if (busy) {
		return (
			<div className="grid gap-8">
				<ProgressHead progress={progress} connected={generation.connected} onCancel={cancel} />
				<LivePage progress={progress} />
			</div>
		)
	}
	if (opened) return <LivePage progress={progress} />
	if (ways === 'offered') return <EmptyWindow />
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
			<div className="grid gap-2">
				<h2 className="text-4">{t('ways.title')}</h2>
				<p className="max-w-[55ch] text-soft">{t('ways.text')}</p>
			</div>
			{otherWays}
		</div>
	)
}
