const PLACES = [90, 355, 620, 885]

export function FourWindows() {
	return (
		<>
			{PLACES.map((x, place) => (
				<g key={x} transform={`translate(${x} 90)`}>
					<rect width="225" height="340" rx="3" fill={place === 2 ? 'var(--lit)' : 'var(--glass)'} />
					<rect x="-10" y="-10" width="245" height="360" rx="3" strokeWidth="2" />
					<g transform={ARRANGED[place]}>
						<LampOutline />
					</g>
					{place === 1 && <path d="M24 250h90m-90 24h60m-60 24h76" stroke="var(--ink-faint)" />}
					{place === 3 && <path d="M150 60h50m-50 24h40m-40 24h46m-46 24h30" stroke="var(--ink-faint)" />}
				</g>
			))}
			<path d="M60 470h1080" strokeWidth="5" />
		</>
	)
}

const ARRANGED = [
	'translate(40 150) scale(.62)',
	'translate(112 30) scale(.44)',
	'translate(14 70) scale(.82)',
	'translate(6 190) scale(.5)',
]

/** The same lamp in every window. */
function LampOutline() {
	return (
		<>
			<path d="M64 104 30 244h110L126 104z" fill="var(--lit-edge)" stroke="none" opacity="0.8" />
			<path d="M136 244h80v-14h-80zM178 228l22-96-88-70" strokeWidth="5" />
			<circle cx="200" cy="132" r="9" fill="var(--paper)" strokeWidth="4" />
			<path d="M88 34q22-8 32 12l14 58H56z" fill="var(--accent)" strokeWidth="4" />
		</>
	)
}
