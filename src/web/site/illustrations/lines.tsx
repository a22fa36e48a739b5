/** Lines of text, too small to read: `widths` from top to bottom. */
export function Lines({ x, y, widths, gap = 26 }: { x: number; y: number; widths: readonly number[]; gap?: number }) {
	const d = widths.map((width, row) => `M${x} ${y + row * gap}h${width}`).join('')
	return <path d={d} stroke="var(--ink-faint)" strokeWidth="2.5" />
}
