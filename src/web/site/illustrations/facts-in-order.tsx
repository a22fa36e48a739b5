import { Lines } from './lines'

const SLIPS = [
	{ x: 110, y: 80, turn: -8, number: 4 },
	{ x: 130, y: 300, turn: 6, number: 5 },
	{ x: 300, y: 190, turn: -3, number: 3 },
]

export function FactsInOrder() {
	return (
		<>
			<rect x="640" y="50" width="440" height="460" rx="4" fill="var(--paper-raised)" />
			<rect x="622" y="32" width="476" height="496" rx="4" />
			{[1, 2].map((number) => (
				<g key={number} transform={`translate(672 ${82 + (number - 1) * 142})`}>
					<Slip number={number} />
					<Lines x={210} y={30} widths={[130, 150, 90]} />
				</g>
			))}
			<rect x="672" y="366" width="180" height="110" strokeDasharray="7 9" stroke="var(--hairline-strong)" />
			{SLIPS.map(({ x, y, turn, number }) => (
				<g key={number} transform={`translate(${x} ${y}) rotate(${turn})`}>
					<Slip number={number} isNext={number === 3} />
				</g>
			))}
			<path d="M500 268c60 30 80 110 150 146m-28 4 30-2-14-26" stroke="var(--accent)" />
		</>
	)
}

function Slip({ number, isNext = false }: { number: number; isNext?: boolean }) {
	return (
		<>
			<rect width="180" height="110" rx="3" fill={isNext ? 'var(--lit)' : 'var(--paper)'} />
			<text x="20" y="70" fontSize="52" fontFamily="var(--face-display)" fill="var(--ink)" stroke="none">
				{number}
			</text>
			<Lines x={76} y={36} widths={[80, 60, 72]} gap={20} />
		</>
	)
}
