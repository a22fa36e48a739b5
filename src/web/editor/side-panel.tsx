import { Images, LayoutList, ListChecks, Palette, X } from 'lucide-react'
import { Tabs } from 'radix-ui'
import { useState } from 'react'
import { IconButton } from '../ui/button'
import { DesignPanel } from './design-panel'
import { FactsPanel } from './facts-panel'
import { ImagesPanel } from './images-panel'
import { SectionsPanel } from './sections-panel'

const PANELS = [
	{ id: 'images', label: 'Images', Icon: Images, Panel: ImagesPanel },
	{ id: 'sections', label: 'Sections', Icon: LayoutList, Panel: SectionsPanel },
	{ id: 'design', label: 'Design', Icon: Palette, Panel: DesignPanel },
	{ id: 'facts', label: 'Facts', Icon: ListChecks, Panel: FactsPanel },
] as const

/** Beside the canvas on wide screens. */
export function SidePanel() {
	return (
		<Tabs.Root defaultValue="images" className="flex min-h-0 w-[22rem] shrink-0 flex-col border-e border-hairline bg-paper">
			<Tabs.List aria-label="Tools" className="grid shrink-0 grid-cols-4 border-b border-hairline px-2">
				{PANELS.map(({ id, label, Icon }) => (
					<Tabs.Trigger
						key={id}
						value={id}
						className="flex min-h-15 flex-col items-center justify-center gap-1 border-b-2 border-transparent text-[0.8125rem] leading-none text-soft -outline-offset-2 hover:text-ink data-[state=active]:border-ink data-[state=active]:font-medium data-[state=active]:text-ink"
					>
						<Icon size={18} aria-hidden /> {label}
					</Tabs.Trigger>
				))}
			</Tabs.List>
			{PANELS.map(({ id, Panel }) => (
				<Tabs.Content key={id} value={id} className="min-h-0 grow overflow-y-auto p-4 -outline-offset-2">
					<Panel />
				</Tabs.Content>
			))}
		</Tabs.Root>
	)
}

/** On phones: a bar at the bottom whose panels rise over the page. */
export function BottomPanel() {
	const [open, setOpen] = useState<string>()
	const panel = PANELS.find(({ id }) => id === open)
	return (
		<div className="relative z-20 shrink-0 bg-paper">
			{panel && (
				<section
					id="bottom-panel"
					aria-label={panel.label}
					className="absolute inset-x-0 bottom-full max-h-[62dvh] overflow-y-auto border-t border-hairline bg-paper px-4 pb-6 shadow-[0_-10px_30px_rgb(var(--shadow)/0.12)]"
				>
					<div className="sticky top-0 z-10 flex items-center justify-between bg-paper py-2">
						<h2 className="text-2">{panel.label}</h2>
						<IconButton label={`Close ${panel.label}`} onClick={() => setOpen(undefined)}>
							<X size={20} aria-hidden />
						</IconButton>
					</div>
					<panel.Panel />
				</section>
			)}
			<div role="toolbar" aria-label="Tools" className="grid grid-cols-4 border-t border-hairline">
				{PANELS.map(({ id, label, Icon }) => (
					<button
						key={id}
						type="button"
						aria-expanded={id === open}
						aria-controls={id === open ? 'bottom-panel' : undefined}
						onClick={() => setOpen(id === open ? undefined : id)}
						className="flex min-h-15 flex-col items-center justify-center gap-1 border-t-2 border-transparent text-[0.8125rem] leading-none text-soft -outline-offset-2 aria-expanded:border-ink aria-expanded:font-medium aria-expanded:text-ink"
					>
						<Icon size={18} aria-hidden /> {label}
					</button>
				))}
			</div>
		</div>
	)
}
