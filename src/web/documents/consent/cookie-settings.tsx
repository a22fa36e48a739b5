/**
 * Opens the question again, on every page; shown where a pixel is configured, because without one there is nothing to
 * choose.
 */
export function CookieSettings({ label }: { label: string }) {
	return (
		<button
			type="button"
			data-consent-open
			hidden
			suppressHydrationWarning
			className="min-h-8 pointer-coarse:min-h-11 underline underline-offset-4 hover:text-ink"
		>
			{label}
		</button>
	)
}
