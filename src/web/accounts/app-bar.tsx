import { ChevronDown, LogOut } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { Link, useNavigate } from 'react-router'
import type { Me } from '../../core/contracts/account'
import { Badge } from '../ui/badge'
import { Mark } from '../ui/mark'
import { useRun } from '../use-run'
import { useSignOut } from './session'
import { Usage } from './usage'

export function AppBar({ me }: { me: Me }) {
	return (
		<header className="sticky top-0 z-30 border-b border-hairline bg-paper">
			<div className="mx-auto flex h-15 w-full max-w-[84rem] items-center gap-3 px-4 sm:gap-5 sm:px-6">
				<Link to="/dashboard" className="flex items-center gap-2.5 font-display text-[1.375rem]" aria-label="Vitrine, to the dashboard">
					<Mark />
					<span className="max-sm:sr-only">Vitrine</span>
				</Link>
				<Badge tone="glass">{me.plan}</Badge>
				<div className="ms-auto flex items-center gap-3 sm:gap-5">
					<Usage me={me} />
					<UserMenu me={me} />
				</div>
			</div>
		</header>
	)
}

function UserMenu({ me }: { me: Me }) {
	const signOut = useSignOut()
	const navigate = useNavigate()
	const run = useRun()
	const leave = () =>
		run(async () => {
			await navigate('/')
			await signOut()
		})
	return (
		<DropdownMenu.Root>
			<DropdownMenu.Trigger
				aria-label="Your account"
				className="flex min-h-11 items-center gap-1.5 rounded-pane px-1 text-sm font-medium hover:bg-sunk sm:px-2.5"
			>
				<span
					aria-hidden
					className="grid size-8 place-items-center rounded-pane border border-strong font-display text-base uppercase sm:hidden"
				>
					{me.user.name.slice(0, 1)}
				</span>
				<span className="hidden max-w-40 truncate sm:inline">{me.user.name}</span>
				<ChevronDown size={16} className="text-faint" aria-hidden />
			</DropdownMenu.Trigger>
			<DropdownMenu.Portal>
				<DropdownMenu.Content align="end" sideOffset={6} className="pane z-40 min-w-60 p-1.5 shadow-[0_8px_30px_rgb(var(--shadow)/0.12)]">
					<div className="grid border-b border-hairline px-3 pt-1.5 pb-3">
						<span className="font-medium">{me.user.name}</span>
						<span className="truncate text-sm text-faint">{me.user.email}</span>
					</div>
					<DropdownMenu.Item
						onSelect={() => void leave()}
						className="mt-1.5 flex min-h-11 cursor-pointer items-center gap-2.5 rounded-[3px] px-3 outline-none data-highlighted:bg-sunk"
					>
						<LogOut size={18} aria-hidden /> Sign out
					</DropdownMenu.Item>
				</DropdownMenu.Content>
			</DropdownMenu.Portal>
		</DropdownMenu.Root>
	)
}
