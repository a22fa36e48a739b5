import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { IconButton } from '../ui/button'
import { cx } from '../ui/cx'
import { PANELS } from './panels'
import { useWords } from './words'
import { useWorkspace } from './workspace-context'

/**
 * On phones: a bar at the bottom that holds all tools whole at 360 pixels, and scrolls sideways where a window or the
 * letters leave less room; panels rise over the page.
 */
export function BottomPanel() {
	const t = useWords()
	const { panel: open, openPanel } = useWorkspace()
	const panel = PANELS.find(({ id }) => id === open)
	const name = panel && t(`panels.names.${panel.id}`)
	const tools = useRef<HTMLDivElement>(null)
	useEffect(() => keepNoticesAbove(tools.current), [])
	return (
		<div ref={tools} className="relative z-20 shrink-0 bg-paper">
			{panel && (
				<section
					id="bottom-panel"
					aria-label={name}
					className={cx(
						'absolute inset-x-0 bottom-full max-h-[62dvh] overflow-y-auto overscroll-contain border-t',
						'border-hairline bg-paper px-4 pb-6 shadow-[0_-10px_30px_rgb(var(--shadow)/0.12)]',
					)}
				>
					<div className="sticky top-0 z-10 -mx-4 flex items-center justify-between bg-paper px-4 py-2">
						<h2 className="text-2 outline-none" tabIndex={-1} data-target={`panel-${panel.id}`}>
							{name}
						</h2>
						<IconButton label={t('panels.close', { panel: name })} onClick={() => openPanel(undefined)}>
							<X size={20} aria-hidden />
						</IconButton>
					</div>
					<panel.Panel />
				</section>
			)}
			<div
				role="toolbar"
				aria-label={t('panels.label')}
				className="flex snap-x overflow-x-auto border-t border-hairline [scrollbar-width:none]"
			>
				{PANELS.map(({ id, Icon }) => (
					<Tool key={id} label={t(`panels.names.${id}`)} open={id === open} onPress={() => openPanel(id === open ? undefined : id)}>
						<Icon size={18} aria-hidden />
					</Tool>
				))}
			</div>
		</div>
	)
}

/** Notices stand above the tools and the panel that is open, not on them. Returns what ends it. */
function keepNoticesAbove(tools: HTMLElement | null): () => void {
	const { style } = document.documentElement
	const place = () => {
		const panel = tools?.querySelector<HTMLElement>('#bottom-panel')
		style.setProperty('--notice-inset', `${(tools?.offsetHeight ?? 0) + (panel?.offsetHeight ?? 0)}px`)
	}
	const sizes = new ResizeObserver(place)
	const watch = () => {
		sizes.disconnect()
		if (tools) for (const part of [tools, ...tools.children]) sizes.observe(part)
		place()
	}
	const parts = new MutationObserver(watch)
	if (tools) parts.observe(tools, { childList: true })
	watch()
	return () => {
		sizes.disconnect()
		parts.disconnect()
		style.removeProperty('--notice-inset')
	}
}

type ToolProps = { label: string; open: boolean; onPress: () => void; children: React.ReactNode }

function Tool({ label, open, onPress, children }: ToolProps) {
	const button = useRef<HTMLButtonElement>(null)
	useEffect(() => {
		if (open) button.current?.scrollIntoView({ block: 'nearest', inline: 'center' })
	}, [open])
	return (
		<button
			ref={button}
			type="button"
			aria-expanded={open}
			aria-controls={open ? 'bottom-panel' : undefined}
			onClick={onPress}
			className={cx(
				'flex min-h-15 min-w-11 flex-auto shrink-0 snap-center flex-col items-center justify-center gap-1',
				'border-t-2 border-transparent px-1 text-[0.6875rem] leading-none text-soft -outline-offset-2',
				'aria-expanded:border-ink aria-expanded:font-medium aria-expanded:text-ink',
			)}
		>
			{children} {label}
		</button>
	)
}
