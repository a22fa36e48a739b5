import type { Direction } from '../../../core/locale/direction'

/** A page as the renderer makes it: styles, markup with nothing in it that leads somewhere, and its language. */
export type StillPage = { style: string; html: string; tag: string; direction: Direction }

/**
 * A whole page to be looked through, in a shadow root so that its theme and the site's styles do not meet.
 * Harmless: markup and styles.
 */
export function WholePage({ page, label }: { page: StillPage; label: string }) {
	return (
		<section
			aria-label={label}
			// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
			tabIndex={0}
			className="h-[min(78dvh,46rem)] overflow-y-auto overscroll-contain rounded-pane border border-ink bg-[#fff]"
		>
			<div
				aria-hidden
				inert
				lang={page.tag}
				dir={page.direction}
				// Our own renderer’s output, made while the site is built.
				dangerouslySetInnerHTML={{
					__html: `<template shadowrootmode="open"><style>${page.style}</style>${page.html}</template>`,
				}}
			/>
		</section>
	)
}
