/**
 * The mark: a window pane seen slightly from the side, one corner lit. Decorative beside its word; give it `title` when
 * it stands alone.
 */
export function Mark({ size = 28, title }: { size?: number; title?: string }) {
	const named = title ? ({ role: 'img', 'aria-label': title } as const) : ({ 'aria-hidden': true } as const)
	return (
		// biome-ignore lint/a11y/noSvgWithoutTitle: it is named by its label, or hidden
		<svg width={size} height={size} viewBox="0 0 32 32" fill="none" {...named}>
			<path d="M5 3.5 27 7v18L5 28.5z" fill="var(--glass)" />
			<path d="M17.2 5.4 27 7v9h-9.8z" fill="var(--accent)" />
			<path d="M5 3.5 27 7v18L5 28.5zM17.2 5.5v21M5 16h22" stroke="currentColor" strokeWidth="1.7" strokeLinejoin="round" />
		</svg>
	)
}
