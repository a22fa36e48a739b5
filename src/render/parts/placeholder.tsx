import type { ReactElement } from 'react'

/** Stands where a picture could not be had: a shop window with nothing in it yet, in the theme's colours. */
export function Placeholder({ label }: { label: string }): ReactElement {
	return (
		<svg className="vt-none" viewBox="0 0 400 400" role="img" aria-label={label}>
			<rect className="vt-none-field" width="400" height="400" />
			<path className="vt-none-light" d="M118 96h96L118 214Z" />
			<path className="vt-none-line" d="M118 96h164v208H118zM200 96v208M118 200h164M96 322h208" />
		</svg>
	)
}
