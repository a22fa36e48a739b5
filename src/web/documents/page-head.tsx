import type { ReactNode } from 'react'

/** A page's headline and first sentence, over the window's cross lines. */
export function PageHead({ title, lead, children }: { title: string; lead?: string; children?: ReactNode }) {
	return (
		<header className="site-measure grid gap-5 pt-14 pb-12 lg:pt-24 lg:pb-16">
			<h1 className="max-w-[22ch] text-[clamp(2.5rem,5.6vw,4.5rem)] leading-[1.02]">{title}</h1>
			{lead && <p className="max-w-[60ch] text-[1.125rem] text-soft">{lead}</p>}
			{children}
		</header>
	)
}
