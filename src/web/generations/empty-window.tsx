/** Before the first press: what to paste, with a real example of its form. */
export function EmptyWindow() {
	return (
		<div className="grid content-center justify-items-start gap-4 text-glass-ink">
			<p className="display text-4">The window is empty</p>
			<p className="max-w-[40ch]">
				Open a product on Amazon, copy the address, and paste it here. Short links work too. Title and pictures appear first, then the page,
				section by section.
			</p>
			<p className="w-full overflow-hidden rounded-[3px] border border-dashed border-current px-3.5 py-2.5 text-sm text-ellipsis whitespace-nowrap">
				https://www.amazon.com/dp/B0XXXXXXXX
			</p>
		</div>
	)
}
