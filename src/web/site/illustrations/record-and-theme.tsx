const FIELDS = [150, 214, 278, 342, 406]

export function RecordAndTheme() {
	return (
		<>
			<rect x="120" y="86" width="380" height="388" rx="4" fill="var(--paper-raised)" />
			<path d="M120 130h380" />
			<path d="M144 108h70" stroke="var(--ink-faint)" />
			{FIELDS.map((y, row) => (
				<g key={y}>
					<path d={`M144 ${y + 22}h${[48, 62, 40, 56, 44][row]}`} stroke="var(--ink-faint)" />
					<rect
						x="230"
						y={y}
						width="244"
						height="44"
						rx="3"
						fill={row === 1 ? 'var(--lit)' : 'var(--paper)'}
						stroke="var(--hairline-strong)"
					/>
					<path d={`M248 ${y + 22}h${[150, 190, 90, 120, 170][row]}`} />
				</g>
			))}
			<path d="M530 280h110m-20-18 20 18-20 18" stroke="var(--accent)" />
			<path d="M690 60 1090 96v368l-400 36z" fill="var(--glass)" />
			<path d="M722 100 1058 128v304l-336 30z" fill="var(--paper-raised)" />
			<path d="m754 140 128 9v130l-128 4z" fill="var(--lit-edge)" />
			<path d="m910 152 112 7m-112 22 90 5m-90 24 106 5" stroke="var(--ink-faint)" />
			<path d="m910 240 76 3v34l-76 2z" fill="var(--accent)" stroke="none" />
			<path d="m754 322 268-4m-268 36 268-7m-268 39 268-11m-268 43 180-10" stroke="var(--ink-faint)" />
			<path d="M670 520h450" strokeWidth="5" />
		</>
	)
}
