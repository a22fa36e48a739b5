import { Copy, Ellipsis, PenLine, Trash2 } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import type { PageEntry } from '../../core/contracts/pages'
import { cx } from '../ui/cx'
import { PageFacts, PageTitle, pagePath, Thumbnail } from './page-card'
import { RenameField } from './rename-field'
import type { useLibraryActs } from './use-library'
import { useWords } from './words'

type Props = {
	page: PageEntry
	acts: ReturnType<typeof useLibraryActs>
	/** While pages are chosen: whether this one is, and what to do when that changes. */
	pick?: { picked: boolean; onPick: () => void } | undefined
}

/** A page of the library: it opens, and a menu does the rest. */
export function LibraryCard({ page, acts, pick }: Props) {
	const t = useWords()
	const [renaming, setRenaming] = useState(false)
	const menu = useRef<HTMLButtonElement>(null)
	/** The focus goes on to the neighbour of a page that is gone. */
	const remove = async () => {
		const card = menu.current?.closest('li')
		const next = card?.nextElementSibling ?? card?.previousElementSibling
		await acts.remove(page)
		if (!card?.isConnected) next?.querySelector('a')?.focus()
	}
	const stop = () => {
		setRenaming(false)
		requestAnimationFrame(() => menu.current?.focus())
	}
	return (
		<li className="relative grid grid-cols-[minmax(0,1fr)] content-start gap-3">
			<Link to={pagePath(page.id)} className="group grid grid-cols-[minmax(0,1fr)] gap-3" aria-label={renaming ? page.title : undefined}>
				<Thumbnail page={page} />
				{!renaming && <PageTitle page={page} />}
			</Link>
			{renaming && (
				<RenameField
					page={page}
					onCancel={stop}
					onRename={(title) => {
						stop()
						if (title !== page.title) void acts.rename(page, title)
					}}
				/>
			)}
			<PageFacts page={page} />
			{pick && (
				<label className="absolute start-1.5 top-1.5 grid size-11 place-items-center rounded-pane border border-hairline bg-raised">
					<input
						type="checkbox"
						className="size-5 accent-(--accent)"
						checked={pick.picked}
						onChange={pick.onPick}
						aria-label={t('bulk.pick', { page: page.title })}
					/>
				</label>
			)}
			<DropdownMenu.Root>
				<DropdownMenu.Trigger
					ref={menu}
					aria-label={t('menu.label', { page: page.title })}
					className={cx(
						'absolute end-1.5 top-1.5 grid size-11 place-items-center rounded-pane',
						'border border-hairline bg-raised text-ink hover:border-ink',
					)}
				>
					<Ellipsis size={19} aria-hidden />
				</DropdownMenu.Trigger>
				<Menu onRename={() => setRenaming(true)} onDuplicate={() => void acts.duplicate(page)} onDelete={() => void remove()} />
			</DropdownMenu.Root>
		</li>
	)
}

const ITEM = 'flex min-h-11 cursor-pointer items-center gap-2.5 rounded-[3px] px-3 outline-none data-highlighted:bg-sunk'

function Menu({ onRename, onDuplicate, onDelete }: { onRename: () => void; onDuplicate: () => void; onDelete: () => void }) {
	const t = useWords()
	const renames = useRef(false)
	return (
		<DropdownMenu.Portal>
			<DropdownMenu.Content
				align="end"
				sideOffset={6}
				// The name's field comes, and takes the focus, when the menu has let go of it.
				onCloseAutoFocus={(event) => {
					if (!renames.current) return
					renames.current = false
					event.preventDefault()
					onRename()
				}}
				className="pane z-40 min-w-52 p-1.5 shadow-[0_8px_30px_rgb(var(--shadow)/0.12)]"
			>
				<DropdownMenu.Item
					className={ITEM}
					onSelect={() => {
						renames.current = true
					}}
				>
					<PenLine size={18} aria-hidden /> {t('menu.rename')}
				</DropdownMenu.Item>
				<DropdownMenu.Item className={ITEM} onSelect={onDuplicate}>
					<Copy size={18} aria-hidden /> {t('menu.duplicate')}
				</DropdownMenu.Item>
				<DropdownMenu.Item className={`${ITEM} text-bad`} onSelect={onDelete}>
					<Trash2 size={18} aria-hidden /> {t('menu.delete')}
				</DropdownMenu.Item>
			</DropdownMenu.Content>
		</DropdownMenu.Portal>
	)
}
