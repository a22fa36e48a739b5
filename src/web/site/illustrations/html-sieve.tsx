const ABOVE = [
	{ x: 390, y: 150, text: '<h2>' },
	{ x: 560, y: 110, text: '<p>' },
	{ x: 700, y: 160, text: '<ul>' },
	{ x: 500, y: 205, text: '<img>' },
	{ x: 660, y: 222, text: '<table>' },
]
const BELOW = [
	{ x: 420, y: 430, text: '<script>', turn: 12 },
	{ x: 590, y: 470, text: '<form>', turn: -9 },
	{ x: 720, y: 425, text: '<style>', turn: 16 },
]
const HOLES = Array.from({ length: 9 }, (_, place) => 384 + place * 54)

export function HtmlSieve() {
	return (
		<g fontSize="30" fontFamily="ui-monospace, monospace">
			<path d="M300 60 340 262h520l40-202" fill="var(--glass)" />
			<path d="M280 60h640" strokeWidth="6" />
			<path d="M340 262h520v26H340z" fill="var(--paper-raised)" />
			{HOLES.map((x) => (
				<path key={x} d={`M${x} 288v12`} stroke="var(--ink-faint)" />
			))}
			{ABOVE.map(({ x, y, text }) => (
				<text key={text} x={x} y={y} fill="var(--ink)" stroke="none">
					{text}
				</text>
			))}
			{BELOW.map(({ x, y, text, turn }) => (
				<text key={text} x={x} y={y} fill="var(--accent-text)" stroke="none" transform={`rotate(${turn} ${x + 60} ${y})`}>
					{text}
				</text>
			))}
			<path d="M450 330v44M600 326v70M750 330v40" stroke="var(--accent)" strokeDasharray="3 10" />
			<path d="M300 515h600" strokeWidth="5" />
		</g>
	)
}
