import { createHash } from 'node:crypto'
import type { Page } from '../core/page/page'

/** A page's file has no id: its product is known by what it was made of, in its language and for its market. */
export function keyOfFile({ product, language, market }: Page): string {
	const made = JSON.stringify([product.title, product.brand ?? '', language, market])
	return `vitrine-f-${createHash('sha256').update(made).digest('hex').slice(0, 24)}`
}
