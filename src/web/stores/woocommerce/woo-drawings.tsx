import type { ReactNode } from 'react'
import { directionOfAppLanguage } from '../../../core/locale/app-languages'
import { useLanguageNow } from '../../i18n/use-app-language'
import { useWords } from '../words'

const WIDTH = 560
/** On phones the menu at the side is left out, so that the rest is large enough to read. */
const DRAWING = 'block h-auto w-[128%] max-w-none -ms-[28%] sm:ms-0 sm:w-full'
const TEXT = { fontFamily: 'var(--face-text)', fill: 'var(--ink)' } as const
/** Called so by WooCommerce in nearly every language. The words of its admin are those of its own translations. */
const WEBHOOKS = 'Webhooks'
const PLUGIN = 'WooCommerce'

/** A value is read in its own direction (Unicode TR 9): an address stays what it is among Arabic words. */
const ISOLATE = '\u2068'
const END_ISOLATE = '\u2069'

/** About how wide a text is drawn; what stands beside it goes by that. */
function widthOf(text: string, size: number): number {
	return Math.round(text.length * size * 0.54)
}

/** The size at which a word finds room, 11 at most. */
function sizeFor(text: string, room: number): number {
	return Math.min(11, room / (text.length * 0.5))
}

/** The admin of a language that is read from the right is laid out from there, too. */
function useIsMirrored(): boolean {
	return directionOfAppLanguage(useLanguageNow()) === 'rtl'
}

/** The first step: the settings' REST API page, with its button. */
export function AddKeyDrawing() {
	const t = useWords()
	const restApi = t('woo_admin.rest_api')
	const partAt = 163 + widthOf(t('woo_admin.page_setup'), 11)
	const partWidth = widthOf(restApi, 11)
	return (
		<Admin height={250} label={t('drawings.add_key')}>
			<Tabs />
			<Words x={150} y={102} size={11} soft>
				{t('woo_admin.page_setup')}
			</Words>
			<Words x={partAt} y={102} size={11} strong>
				{restApi}
			</Words>
			<path d={`M${partAt} 108h${partWidth}`} stroke="var(--accent)" strokeWidth="2" />
			<Words x={partAt + partWidth + 10} y={102} size={11} soft>
				{WEBHOOKS}
			</Words>
			<Words x={150} y={144} size={15} strong>
				{restApi}
			</Words>
			<Press x={167 + widthOf(restApi, 15)} y={127} width={74}>
				{t('woo_admin.add_key')}
			</Press>
			<rect x="150" y="166" width="386" height="62" rx="3" fill="var(--paper-raised)" stroke="var(--hairline)" />
			<path d="M150 188h386" stroke="var(--hairline)" />
			<Words x={162} y={181} size={10} soft>
				{t('woo_admin.description')}
			</Words>
			<Words x={300} y={181} size={10} soft>
				{t('woo_admin.key_ending')}
			</Words>
			<Words x={162} y={212} size={10} soft>
				{t('woo_admin.no_keys')}
			</Words>
		</Admin>
	)
}

/** The second step: what a key is asked for. */
export function KeyDetailsDrawing() {
	const t = useWords()
	return (
		<Admin height={270} label={t('drawings.key_details')}>
			<Words x={150} y={58} size={15} strong>
				{t('woo_admin.key_details')}
			</Words>
			<Entry y={78} name={t('woo_admin.description')} value="Vitrine" />
			<Entry y={122} name={t('woo_admin.user')} value="admin (#1 – you@yourstore.com)" chooses />
			<Entry y={166} name={t('woo_admin.permissions')} value={t('woo_admin.read_write')} chooses marked />
			<Press x={150} y={218} width={124}>
				{t('woo_admin.generate')}
			</Press>
		</Admin>
	)
}

/** The third step: the keys, shown once. */
export function NewKeysDrawing() {
	const t = useWords()
	return (
		<Admin height={230} label={t('drawings.new_keys')}>
			<rect x="150" y="40" width="386" height="34" rx="3" fill="var(--good-soft)" />
			<Words x={162} y={61} size={Math.min(10.5, sizeFor(t('woo_admin.generated'), 362))}>
				{t('woo_admin.generated')}
			</Words>
			<Entry y={92} name={t('woo_admin.consumer_key')} value="ck_6f1e…9a2c" copies />
			<Entry y={136} name={t('woo_admin.consumer_secret')} value="cs_0b7d…41fe" copies />
		</Admin>
	)
}

/** A browser window with a store's admin: its menu at the side, WooCommerce chosen. */
function Admin({ height, label, children }: { height: number; label: string; children: ReactNode }) {
	const t = useWords()
	const isMirrored = useIsMirrored()
	const menu = [t('woo_admin.dashboard'), t('woo_admin.posts'), t('woo_admin.pages'), PLUGIN, t('woo_admin.products')]
	return (
		<svg viewBox={`0 0 ${WIDTH} ${height}`} role="img" aria-label={label} direction={isMirrored ? 'rtl' : 'ltr'} className={DRAWING}>
			<g transform={isMirrored ? `matrix(-1 0 0 1 ${WIDTH} 0)` : undefined}>
				<rect x=".5" y=".5" width={WIDTH - 1} height={height - 1} rx="5" fill="var(--paper)" stroke="var(--hairline-strong)" />
				<path d={`M1 22h${WIDTH - 2}`} stroke="var(--hairline)" />
				{[14, 28, 42].map((x) => (
					<circle key={x} cx={x} cy="11.5" r="3.5" fill="var(--hairline)" />
				))}
				<path d={`M1 23h120v${height - 24}H6a5 5 0 0 1-5-5z`} fill="var(--paper-sunk)" />
				{menu.map((name, index) => (
					<MenuEntry key={name} name={name} y={46 + index * 26} />
				))}
				{children}
			</g>
		</svg>
	)
}

function MenuEntry({ name, y }: { name: string; y: number }) {
	const chosen = name === PLUGIN
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

/** The tabs of the settings; the last of them is open. */
function Tabs() {
	const t = useWords()
	const active = t('woo_admin.advanced')
	const names = [t('woo_admin.general'), t('woo_admin.products'), t('woo_admin.shipping'), t('woo_admin.payments'), active]
	return (
		<>
			<path d="M122 78h437" stroke="var(--hairline)" />
			{names.map((name, index) => (
				<g key={name}>
					{name === active && (
						<rect x={136 + index * 82} y="50" width="78" height="29" fill="var(--paper-raised)" stroke="var(--hairline-strong)" />
					)}
					<Words x={175 + index * 82} y={68} size={sizeFor(name, 66)} strong={name === active} soft={name !== active} centred>
						{name}
					</Words>
				</g>
			))}
		</>
	)
}

type EntryProps = { y: number; name: string; value: string; chooses?: boolean; marked?: boolean; copies?: boolean }

function Entry({ y, name, value, chooses, marked, copies }: EntryProps) {
	const t = useWords()
	return (
		<>
			<Words x={150} y={y + 20} size={sizeFor(name, 108)} strong>
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
				{`${ISOLATE}${value}${END_ISOLATE}`}
			</Words>
			{chooses && <path d={`m516 ${y + 13} 5 5 5-5`} fill="none" stroke="var(--ink-soft)" strokeWidth="1.5" />}
			{copies && (
				<Press x={470} y={y} width={66}>
					{t('woo_admin.copy')}
				</Press>
			)}
		</>
	)
}

/** A button one is to press; wider when its word asks for it. */
function Press({ x, y, width: least, children }: { x: number; y: number; width: number; children: string }) {
	const width = Math.max(least, widthOf(children, 11) + 29)
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
	const isMirrored = useIsMirrored()
	return (
		<text
			x={x}
			y={y}
			// Turned back where it stands: a drawing that is mirrored keeps words one can read.
			transform={isMirrored ? `matrix(-1 0 0 1 ${2 * x} 0)` : undefined}
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
