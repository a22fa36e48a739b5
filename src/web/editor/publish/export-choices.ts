import { csvFormatOf, type ExportFormat } from '../../../core/contracts/pages'
import { CSV_STORE_IDS, STORE_IDS, storeName, storePlace } from '../../../core/stores/store-ids'
import type { useWords } from './words'

type Words = ReturnType<typeof useWords>

/** A way the page leaves as a file: what it is called and good for, and the file's name when the server gives none. */
export type ExportChoice = { format: ExportFormat; fileName: string; label: (t: Words) => string; hint: (t: Words) => string }

const plain = (format: 'zip' | 'liquid', fileName: string): ExportChoice => ({
	format,
	fileName,
	label: (t) => t(`formats.${format}.label`),
	hint: (t) => t(`formats.${format}.hint`),
})

/** Everything besides the one HTML file, which has a button of its own. */
export const EXPORT_CHOICES: readonly ExportChoice[] = [
	plain('zip', 'product_page.zip'),
	...CSV_STORE_IDS.map((store) => ({
		format: csvFormatOf(store),
		fileName: `${store}_product.csv`,
		label: (t: Words) => t('formats.import.label', { store: storeName(store) }),
		hint: (t: Words) => t('formats.import.hint', { store: storePlace(store) }),
	})),
	plain('liquid', 'product_page.liquid'),
	...STORE_IDS.map((store) => ({
		format: store,
		fileName: `${store}.html`,
		label: (t: Words) => t('formats.description.label', { store: storeName(store) }),
		hint: (t: Words) => t('formats.description.hint'),
	})),
]

/** Address of a page as a file of this format. */
export function pageExportUrl(id: string, format: ExportFormat): string {
	return `/api/pages/${encodeURIComponent(id)}/export/${format}`
}
