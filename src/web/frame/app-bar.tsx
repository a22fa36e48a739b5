import { ChevronDown, Gauge, LayoutGrid, LogOut, Settings2, Store } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { Link, NavLink } from 'react-router'
import type { Me } from '../../core/contracts/account'
import { STORES } from '../../core/stores/registry'
import { signOutTo } from '../accounts/session'
import { Usage } from '../accounts/usage'
import { useWords } from '../accounts/words'
import { useBillingMenu } from '../billing/billing-menu'
import { PlanAct, PlanBadge } from '../billing/plan-act'
import { useBillingEvents } from '../billing/use-billing'
import { cx } from '../ui/cx'
import { Mark } from '../ui/mark'
import { useRun } from '../ui/use-run'

const SCREENS: readonly { to: string; label: 'bar.pages' | 'bar.settings'; Icon: typeof Store }[] = [
	{ to: '/pages', label: 'bar.pages', Icon: LayoutGrid },
	{ to: '/settings', label: 'bar.settings', Icon: Settings2 },
]

/** Screens one goes to from everywhere; the stores of one's own keys for those alone who may push to it (D-2). */
function screensFor({ store_access }: Me): { to: string; Icon: typeof Store; label?: 'bar.pages' | 'bar.settings'; name?: string }[] {
	const ofStores = STORES.flatMap(({ id, name, connect }) =>
		connect.by === 'keys' && store_access[id] !== 'not_allowed' ? [{ to: connect.screen, name, Icon: Store }] : [],
	)
	return [...SCREENS, ...ofStores]
}

const ITEM = 'flex min-h-11 cursor-pointer items-center gap-2.5 rounded-[3px] px-3 outline-none data-highlighted:bg-sunk'

export function AppBar({ me }: { me: Me }) {
	const t = useWords()
	useBillingEvents()
	return (
		<header className="sticky top-0 z-30 border-b border-hairline bg-paper">
			<div className="mx-auto flex h-15 w-full max-w-[84rem] items-center gap-3 px-4 sm:gap-5 sm:px-6">
				<Link
					to="/dashboard"
					prefetch="render"
					className="flex min-h-11 min-w-11 items-center gap-2.5 font-display text-[1.375rem]"
					aria-label={t('bar.dashboard')}
				>
					<Mark />
					<span className="max-sm:sr-only">Vitrine</span>
				</Link>
				<PlanBadge me={me} />
				<nav aria-label="Vitrine" className="flex gap-1 max-lg:hidden">
					{screensFor(me).map(({ to, label, name }) => (
						<NavLink
							key={to}
							to={to}
							prefetch="render"
							className={cx(
								'flex min-h-11 items-center rounded-pane px-2.5 text-sm text-soft hover:bg-sunk',
								'hover:text-ink aria-[current=page]:font-medium aria-[current=page]:text-ink',
							)}
						>
							{label ? t(label) : name}
						</NavLink>
					))}
				</nav>
				<div className="ms-auto flex items-center gap-3 sm:gap-5">
					<span className="max-sm:hidden">
						<PlanAct me={me} />
					</span>
					<Usage me={me} />
					<UserMenu me={me} />
				</div>
			</div>
		</header>
	)
}

function UserMenu({ me }: { me: Me }) {
	const t = useWords()
	const billing = useBillingMenu(me, ITEM)
	const run = useRun()
	const leave = () => run(() => signOutTo('/'))
	return (
		<>
			<DropdownMenu.Root>
				<DropdownMenu.Trigger
					aria-label={t('bar.account')}
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
						<div className="mt-1.5 lg:hidden">
							{screensFor(me).map(({ to, label, name, Icon }) => (
								<DropdownMenu.Item key={to} asChild className={ITEM}>
									<Link to={to} prefetch="render">
										<Icon size={18} aria-hidden /> {label ? t(label) : name}
									</Link>
								</DropdownMenu.Item>
							))}
						</div>
						<div className="lg:mt-1.5">{billing.items}</div>
						{me.is_owner && (
							<DropdownMenu.Item asChild className={ITEM}>
								<Link to="/owner/users">
									<Gauge size={18} aria-hidden /> {t('bar.owner')}
								</Link>
							</DropdownMenu.Item>
						)}
						<DropdownMenu.Item onSelect={() => void leave()} className={ITEM}>
							<LogOut size={18} aria-hidden /> {t('bar.sign_out')}
						</DropdownMenu.Item>
					</DropdownMenu.Content>
				</DropdownMenu.Portal>
			</DropdownMenu.Root>
			{billing.dialog}
		</>
	)
}
