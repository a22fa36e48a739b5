import { Lines } from './lines'

const STACK = [0, 12, 24, 36, 48]

export function TwoWorkbenches() {
	return (
		<>
			<path d="M70 400h470M110 400v110M500 400v110M660 400h470M700 400v110M1090 400v110" strokeWidth="5" />
			<path d="M120 398V180h190v218" fill="var(--glass)" />
			<path d="M96 180h238M160 180v-62h110v62" fill="var(--paper-raised)" />
			<path d="M215 118V78m-46 0h92" strokeWidth="5" />
			<path d="M146 300h138v30H146z" fill="var(--accent)" />
			<path d="M146 372h138" stroke="var(--ink-faint)" />
			{STACK.map((up) => (
				<path key={up} d={`M362 ${396 - up}h140v-10H362z`} fill="var(--paper-raised)" strokeWidth="2.5" />
			))}
			<g transform="translate(352 228) rotate(-6)">
				<rect width="140" height="96" rx="2" fill="var(--paper-raised)" />
				<Lines x={18} y={26} widths={[90, 104, 70]} gap={22} />
			</g>
			<g transform="translate(760 150) rotate(-3)">
				<rect width="230" height="244" rx="2" fill="var(--lit)" />
				<Lines x={28} y={46} widths={[150, 170, 120, 96]} gap={30} />
				<path d="M28 166h60" stroke="var(--accent)" strokeWidth="4" />
			</g>
			<path d="m856 316 150-150 24 24-150 150-34 10z" fill="var(--paper-raised)" />
			<path d="m980 192 24 24" />
			<path d="M1040 398v-46q0-20 26-20t26 20v46z" fill="var(--glass-deep)" />
		</>
	)
}
