import { useMemo, useState } from 'react'
import { isAppError } from '../../../core/errors'
import type { Message } from '../../../core/messages/message'
import { formatMoney } from '../../../core/money'
import type { Product } from '../../../core/product/product'
import { productFromText } from '../../../core/product/product-from-text'
import { intlLanguage } from '../../i18n/i18n'
import { sayMessage } from '../../i18n/say-message'
import { Button } from '../../ui/button'
import type { WayProps } from '../use-ways-draft'
import { useWords } from '../words'
import { PhotoPicker } from './photo-picker'
import { TextAreaField } from './text-area-field'

type Read = { product?: Product; error?: Message }

/** What core makes of a text: the product, or why there is none. Nothing while there is no text. */
function readText(text: string): Read {
	if (!text.trim()) return {}
	try {
		return { product: productFromText(text) }
	} catch (error) {
		if (!isAppError(error)) throw error
		return { error: error.said }
	}
}

/** The text of a listing, copied from wherever it can be seen; what is read out of it shows at once. */
export function PasteWay({ draft, change, photos, photosKept, setPhotos, onGiven }: WayProps) {
	const t = useWords()
	const [tried, setTried] = useState(false)
	const { product, error } = useMemo(() => readText(draft.text), [draft.text])
	const missing = error === undefined ? t('paste.empty') : sayMessage(error)
	const give = () => {
		setTried(true)
		if (product) onGiven({ pastedText: draft.text, photos: photos.map((photo) => photo.file) })
	}
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-6">
			<TextAreaField
				label={t('paste.text')}
				rows={8}
				hint={t('paste.hint')}
				value={draft.text}
				error={tried && !product ? missing : undefined}
				onChange={(event) => change({ text: event.target.value })}
			/>
			{product && <FoundInText product={product} />}
			<PhotoPicker photos={photos} kept={photosKept} onChange={setPhotos} hint={t('paste.photos_hint')} />
			<Button look="ink" size="large" className="justify-self-start" onClick={give}>
				{t('make_page')}
			</Button>
		</div>
	)
}

function FoundInText({ product }: { product: Product }) {
	const t = useWords()
	const { title, brand, price, bullets, specs, inTheBox, description, source } = product
	const found = [
		brand && t('paste.brand', { brand: brand.value }),
		price && formatMoney(price.value, source.language ?? 'en'),
		bullets.length > 0 && t('paste.points', { count: bullets.length }),
		specs.length > 0 && t('paste.specs', { count: specs.length }),
		inTheBox.length > 0 && t('paste.box', { count: inTheBox.length }),
		description && t('paste.description'),
	].filter((part) => typeof part === 'string')
	const list = new Intl.ListFormat(intlLanguage(), { type: 'unit' }).format(found)
	return (
		<div aria-live="polite" className="grid gap-1 rounded-pane bg-glass p-4 text-glass-ink">
			<p className="font-medium leading-snug" dir="auto">
				{title?.value}
			</p>
			<p className="text-sm tabular">{found.length > 0 ? t('paste.found', { list }) : t('paste.name_only')}</p>
		</div>
	)
}
