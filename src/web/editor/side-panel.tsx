import { Tabs } from 'radix-ui'
import { useEffect } from 'react'
import { cx } from '../ui/cx'
import { PANELS } from './panels'
import { useWords } from './words'
import { type PanelName, useWorkspace } from './workspace-context'

/** Beside the canvas on wide screens: all tools stand in a rail, so that none is out of sight. */
export function SidePanel() {
	const t = useWords()
	const { panel, openPanel } = useWorkspace()
	useEffect(keepNoticesBeside, [])
	return (
		<Tabs.Root
			value={panel ?? 'images'}
			onValueChange={(next) => openPanel(next as PanelName)}
			orientation="vertical"
			className="flex min-h-0 w-[24rem] shrink-0 border-e border-hairline bg-paper"
		>
			<Tabs.List aria-label={t('panels.label')} className="flex w-18 shrink-0 flex-col overflow-y-auto border-e border-hairline py-1">
				{PANELS.map(({ id, Icon }) => (
					<Tabs.Trigger
						key={id}
						value={id}
						// Radix puts the focus there itself, which browsers take for the keyboard's and would ring.
						onMouseDown={({ currentTarget }) => currentTarget.focus({ focusVisible: false })}
						className={cx(
							'flex min-h-15 shrink-0 flex-col items-center justify-center gap-1 border-s-2 border-transparent',
							'text-[0.8125rem] leading-none text-soft -outline-offset-2 hover:text-ink data-[state=active]:border-ink',
							'data-[state=active]:bg-sunk data-[state=active]:font-medium data-[state=active]:text-ink',
						)}
					>
						<Icon size={18} aria-hidden /> {t(`panels.names.${id}`)}
					</Tabs.Trigger>
				))}
			</Tabs.List>
			{PANELS.map(({ id, Panel }) => (
				<Tabs.Content
					key={id}
					value={id}
					data-target={`panel-${id}`}
					className="relative min-h-0 min-w-0 grow overflow-y-auto p-4 -outline-offset-2"
				>
					<Panel />
				</Tabs.Content>
			))}
		</Tabs.Root>
	)
}

/** Notices stand over the page, not over the tools. Returns what ends it. */
function keepNoticesBeside(): () => void {
	const { style } = document.documentElement
	style.setProperty('--notice-start', '24rem')
	return () => void style.removeProperty('--notice-start')
}
