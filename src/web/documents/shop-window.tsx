import { cx } from '../ui/cx'
import { Lamp } from './lamp'

const LABEL = 'A product link is slipped into a shop window; behind the glass stands the finished product page.'

/**
 * The idea in one picture: a link slipped under the glass, and behind it the finished page, lit. All of it is drawn
 * here; lamp and words are an example, no one's product.
 */
export function ShopWindow({ label = LABEL, className }: { label?: string; className?: string }) {
	return (
		<div role="img" aria-label={label} className={cx('relative', className)}>
			<div aria-hidden className="shop-window">
				<div className="shop-glass">
					<Page />
					<span className="shop-reflection" />
					<div className="shop-sill" />
				</div>
			</div>
			<LinkSlip />
		</div>
	)
}

function Page() {
	return (
		<div className="grid h-full grid-rows-[auto_auto_1fr] gap-[5%] p-[6%] text-[clamp(0.5rem,1.9cqw,0.8rem)] leading-snug">
			<div className="shop-part grid grid-cols-[1.05fr_1fr] items-center gap-[5%] [--turn:1]">
				<div className="grid place-items-center rounded-[3px] bg-glass p-[7%]">
					<Lamp className="w-full" />
				</div>
				<div className="grid gap-[0.9em]">
					<p className="display text-[2.6em] leading-[1.02]">Light where you read</p>
					<p className="text-soft">A folding lamp with a warm, steady light. It stands on a hand’s breadth of table.</p>
					<span className="justify-self-start rounded-[3px] bg-ink px-[1.1em] py-[0.6em] font-medium text-paper">Order now</span>
				</div>
			</div>
			<div className="shop-part grid grid-cols-3 gap-[4%] border-t border-hairline pt-[4%] [--turn:2]">
				{['Folds flat', 'Warm light', 'Steady base'].map((title) => (
					<div key={title} className="grid content-start gap-[0.5em]">
						<p className="display text-[1.35em]">{title}</p>
						<Lines widths={[94, 80, 58]} />
					</div>
				))}
			</div>
			<div className="shop-part grid content-start gap-[0.9em] border-t border-hairline pt-[4%] [--turn:3]">
				<p className="display text-[1.35em]">Specifications</p>
				{[38, 52, 30, 44].map((width) => (
					<div key={width} className="grid grid-cols-[30%_1fr] items-center border-b border-hairline pb-[0.8em]">
						<Lines widths={[60]} />
						<Lines widths={[width]} />
					</div>
				))}
			</div>
		</div>
	)
}

function Lines({ widths }: { widths: readonly number[] }) {
	return (
		<span className="grid gap-[0.55em]">
			{widths.map((width) => (
				<span key={width} className="h-[0.38em] rounded-full bg-glass-deep" style={{ width: `${width}%` }} />
			))}
		</span>
	)
}

function LinkSlip() {
	return (
		<div aria-hidden className="shop-slip">
			<span className="size-2 shrink-0 bg-accent" />
			<span className="truncate">amazon.com/dp/B0EXAMPLE1</span>
		</div>
	)
}
