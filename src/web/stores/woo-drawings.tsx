import type { ReactNode } from 'react'

const WIDTH = 560
/** On phones the menu at the side is left out, so that the rest is large enough to read. */
const DRAWING = 'block h-auto w-[128%] max-w-none -ms-[28%] sm:ms-0 sm:w-full'
const TEXT = { fontFamily: 'var(--face-text)', fill: 'var(--ink)' } as const

/** The first step: the settings' REST API page, with its button. */
export function AddKeyDrawing() {
	return (
		<Admin
			height={250}
			label="The WooCommerce settings. The tab Advanced is open, the part REST API is chosen, and the button Add Key is marked."
		>
			<Tabs names={['General', 'Products', 'Shipping', 'Payments', 'Advanced']} active="Advanced" />
			<Words x={150} y={102} size={11} soft>
				Page setup
			</Words>
			<Words x={222} y={102} size={11} strong>
				REST API
			</Words>
			<path d="M222 108h48" stroke="var(--accent)" strokeWidth="2" />
			<Words x={280} y={102} size={11} soft>
				Webhooks
			</Words>
			<Words x={150} y={144} size={15} strong>
				REST API
			</Words>
			<Press x={232} y={127} width={74}>
				Add Key
			</Press>
			<rect x="150" y="166" width="386" height="62" rx="3" fill="var(--paper-raised)" stroke="var(--hairline)" />
			<path d="M150 188h386" stroke="var(--hairline)" />
			<Words x={162} y={181} size={10} soft>
				Description
			</Words>
			<Words x={300} y={181} size={10} soft>
				Consumer key ending in
			</Words>
			<Words x={162} y={212} size={10} soft>
				No keys found.
			</Words>
		</Admin>
	)
}

/** The second step: what a key is asked for. */
export function KeyDetailsDrawing() {
	return (
		<Admin
			height={270}
			label="The form Key details: description Vitrine, the admin user, permissions Read/Write; the button Generate API key is marked."
		>
			<Words x={150} y={58} size={15} strong>
				Key details
			</Words>
			<Entry y={78} name="Description" value="Vitrine" />
			<Entry y={122} name="User" value="admin (#1 – you@yourstore.com)" chooses />
			<Entry y={166} name="Permissions" value="Read/Write" chooses marked />
			<Press x={150} y={218} width={124}>
				Generate API key
			</Press>
		</Admin>
	)
}

/** The third step: the keys, shown once. */
export function NewKeysDrawing() {
	return (
		<Admin height={230} label="The new keys, shown once: the first begins with ck_, the second with cs_; beside each stands a button Copy.">
			<rect x="150" y="40" width="386" height="34" rx="3" fill="var(--good-soft)" />
			<Words x={162} y={61} size={10.5}>
				API key generated. Copy both now: they are shown only once.
			</Words>
			<Entry y={92} name="Consumer key" value="ck_6f1e…9a2c" copies />
			<Entry y={136} name="Consumer secret" value="cs_0b7d…41fe" copies />
		</Admin>
	)
}

/** A browser window with a store's admin: its menu at the side, WooCommerce chosen. */
function Admin({ height, label, children }: { height: number; label: string; children: ReactNode }) {
	return (
		<svg viewBox={`0 0 ${WIDTH} ${height}`} role="img" aria-label={label} direction="ltr" className={DRAWING}>
			<rect x=".5" y=".5" width={WIDTH - 1} height={height - 1} rx="5" fill="var(--paper)" stroke="var(--hairline-strong)" />
			<path d={`M1 22h${WIDTH - 2}`} stroke="var(--hairline)" />
			{[14, 28, 42].map((x) => (
				<circle key={x} cx={x} cy="11.5" r="3.5" fill="var(--hairline)" />
			))}
			<path d={`M1 23h120v${height - 24}H6a5 5 0 0 1-5-5z`} fill="var(--paper-sunk)" />
			{['Dashboard', 'Posts', 'Pages', 'WooCommerce', 'Products'].map((name, index) => (
				<MenuEntry key={name} name={name} y={46 + index * 26} />
			))}
			{children}
		</svg>
	)
}

function MenuEntry({ name, y }: { name: string; y: number }) {
	const chosen = name === 'WooCommerce'
	return (
		<>
			{chosen && <rect x="1" y={y - 16} width="120" height="24" fill="var(--glass)" />}
			{chosen && <rect x="1" y={y - 16} width="3" height="24" fill="var(--accent)" />}
			<Words x={16} y={y} size={11} strong={chosen} soft={!chosen}>
				{name}
			</Words>
		</>
	)
}

function Tabs({ names, active }: { names: readonly string[]; active: string }) {
	return (
		<>
			<path d="M122 78h437" stroke="var(--hairline)" />
			{names.map((name, index) => (
				<g key={name}>
					{name === active && (
						<rect x={136 + index * 82} y="50" width="78" height="29" fill="var(--paper-raised)" stroke="var(--hairline-strong)" />
					)}
					<Words x={175 + index * 82} y={68} size={11} strong={name === active} soft={name !== active} centred>
						{name}
					</Words>
				</g>
			))}
		</>
	)
}

type EntryProps = { y: number; name: string; value: string; chooses?: boolean; marked?: boolean; copies?: boolean }

function Entry({ y, name, value, chooses, marked, copies }: EntryProps) {
	return (
		<>
			<Words x={150} y={y + 20} size={11} strong>
				{name}
			</Words>
			<rect
				x="262"
				y={y}
				width={copies ? 200 : 274}
				height="31"
				rx="3"
				fill="var(--paper-raised)"
				stroke={marked ? 'var(--accent)' : 'var(--hairline-strong)'}
				strokeWidth={marked ? 2 : 1}
			/>
			<Words x={274} y={y + 20} size={11}>
				{value}
			</Words>
			{chooses && <path d={`m516 ${y + 13} 5 5 5-5`} fill="none" stroke="var(--ink-soft)" strokeWidth="1.5" />}
			{copies && (
				<Press x={470} y={y} width={66}>
					Copy
				</Press>
			)}
		</>
	)
}

/** A button one is to press. */
function Press({ x, y, width, children }: { x: number; y: number; width: number; children: string }) {
	return (
		<>
			<rect x={x - 4} y={y - 4} width={width + 8} height="35" rx="6" fill="var(--lit)" />
			<rect x={x} y={y} width={width} height="27" rx="3" fill="var(--paper-raised)" stroke="var(--accent)" strokeWidth="2" />
			<Words x={x + width / 2} y={y + 18} size={11} strong centred>
				{children}
			</Words>
		</>
	)
}

type WordsProps = { x: number; y: number; size: number; strong?: boolean; soft?: boolean; centred?: boolean; children: string }

function Words({ x, y, size, strong = false, soft = false, centred = false, children }: WordsProps) {
	return (
		<text
			x={x}
			y={y}
			{...TEXT}
			fontSize={size}
			fontWeight={strong ? 600 : 400}
			fill={soft ? 'var(--ink-soft)' : 'var(--ink)'}
			textAnchor={centred ? 'middle' : 'start'}
		>
			{children}
		</text>
	)
}
