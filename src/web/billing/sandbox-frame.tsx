import type { ReactNode } from 'react'
import { Badge } from '../ui/badge'
import { useWords } from './words'

/** A screen of the sandbox checkout; what it is stands above everything. */
export function SandboxFrame({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
	const t = useWords()
	return (
		<main id="main" className="mx-auto grid w-full max-w-[34rem] grow content-start gap-7 px-4 py-12 sm:px-6">
			<div className="grid gap-3">
				<div>
					<Badge tone="warn">{t('sandbox.badge')}</Badge>
				</div>
				<h1 className="text-5">{title}</h1>
				<p className="text-soft">{lead}</p>
			</div>
			{children}
		</main>
	)
}
