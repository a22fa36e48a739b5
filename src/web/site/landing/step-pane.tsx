const CORNERS = ['M4 4h20v20H4z', 'M24 4h20v20H24z', 'M4 24h20v20H4z', 'M24 24h20v20H24z']

/** The window after a step: as many of its four panes are lit as steps are done. */
export function StepPane({ lit }: { lit: number }) {
	return (
		<svg viewBox="0 0 48 48" className="size-14" fill="none" aria-hidden>
			{CORNERS.map((d, position) => (
				<path key={d} d={d} fill={position < lit ? 'var(--lit-edge)' : 'var(--glass)'} />
			))}
			<path d="M4 4h40v40H4zM24 4v40M4 24h40" stroke="var(--ink)" strokeWidth="1.6" strokeLinejoin="round" />
		</svg>
	)
}
