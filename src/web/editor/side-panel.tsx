import { Images, LayoutList, Palette, X } from 'lucide-react'
import { Tabs } from 'radix-ui'
import { useState } from 'react'
import { IconButton } from '../ui/button'
import { cx } from '../ui/cx'
import { DesignPanel } from './design-panel'
import { ImagesPanel } from './images-panel'
import { SectionsPanel } from './sections-panel'

const PANELS = [
	{ id: 'images', label: 'Images', Icon: Images, Panel: ImagesPanel },
	{ id: 'sections', label: 'Sections', Icon: LayoutList, Panel: SectionsPanel },
	{ id: 'design', label: 'Design', Icon: Palette, Panel: DesignPanel },
] as const

/** Beside the canvas on wide screens; on phones a bar at the bottom whose panels rise over the page. */
export function SidePanel({ wide }: { wide: boolean }) {
	const [open, setOpen] = useState(wide ? 'images' : '')
	const panel = PANELS.find(({ id }) => id === open)
	return (
		<Tabs.Root
			value={open}
			onValueChange={setOpen}
			activationMode="manual"
			className={cx('flex min-h-0 bg-paper', wide ? 'w-[22rem] shrink-0 flex-col border-e border-hairline' : 'relative flex-col-reverse')}
		>
			<Tabs.List
				aria-label="Tools"
				className={cx('grid shrink-0 grid-cols-3', wide ? 'border-b border-hairline px-2' : 'border-t border-hairline')}
			>
				{PANELS.map(({ id, label, Icon }) => (
					<Tabs.Trigger
						key={id}
						value={id}
						onClick={() => !wide && setOpen(open === id ? '' : id)}
						className={cx(
							'flex min-h-13 items-center justify-center gap-2 border-transparent text-sm text-soft -outline-offset-2 hover:text-ink data-[state=active]:border-ink data-[state=active]:font-medium data-[state=active]:text-ink',
							wide ? 'border-b-2' : 'border-t-2',
						)}
					>
						<Icon size={18} aria-hidden /> {label}
					</Tabs.Trigger>
				))}
			</Tabs.List>
			{PANELS.map(({ id, label, Panel }) => (
				<Tabs.Content
					key={id}
					value={id}
					className={cx(
						'overflow-y-auto outline-offset-[-2px]',
						wide
							? 'min-h-0 grow p-4'
							: 'absolute inset-x-0 bottom-full z-20 max-h-[62dvh] border-t border-hairline bg-paper p-4 shadow-[0_-10px_30px_rgb(var(--shadow)/0.12)]',
					)}
				>
					{!wide && panel && (
						<div className="mb-2 flex items-center justify-between">
							<h2 className="text-2">{label}</h2>
							<IconButton label={`Close ${label}`} onClick={() => setOpen('')}>
								<X size={20} aria-hidden />
							</IconButton>
						</div>
					)}
					<Panel />
				</Tabs.Content>
			))}
		</Tabs.Root>
	)
}
