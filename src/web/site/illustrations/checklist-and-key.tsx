const ROWS = [168, 224, 280, 336]

export function ChecklistAndKey() {
	return (
		<>
			<path d="M760 60h300v400H760z" fill="var(--lit)" />
			<path d="M760 60 640 110v400l120-50z" fill="var(--glass)" />
			<circle cx="664" cy="300" r="7" fill="var(--ink)" />
			<path d="M760 460 560 530h640" stroke="none" fill="var(--lit-edge)" opacity="0.5" />
			<path d="M860 460V250h110v210M915 250v-52m-40 0h80" stroke="var(--ink-faint)" />
			<path d="M60 470h560" strokeWidth="5" />
			<rect x="120" y="96" width="280" height="340" rx="4" fill="var(--paper-raised)" transform="rotate(-3 260 266)" />
			<g transform="rotate(-3 260 266)">
				<path d="M220 96v-20h80v20" />
				{ROWS.map((y, row) => (
					<g key={y}>
						<rect x="150" y={y - 16} width="30" height="30" rx="3" />
						{row < 3 && <path d={`m156 ${y} 9 9 18-24`} stroke="var(--accent)" strokeWidth="4" />}
						<path d={`M204 ${y}h${[150, 120, 164, 96][row]}`} stroke="var(--ink-faint)" />
					</g>
				))}
			</g>
			<g transform="translate(450 410)">
				<circle cx="30" cy="26" r="26" fill="var(--glass-deep)" />
				<circle cx="30" cy="26" r="9" fill="var(--paper-sunk)" />
				<path d="M56 26h96v20m-26-20v16" strokeWidth="6" />
			</g>
		</>
	)
}
