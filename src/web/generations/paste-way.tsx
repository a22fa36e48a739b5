import { useMemo, useState } from 'react'
import { isAppError } from '../../core/errors'
import { formatMoney } from '../../core/money'
import type { Product } from '../../core/product/product'
import { productFromText } from '../../core/product/product-from-text'
import { Button } from '../ui/button'
import { PhotoPicker } from './photo-picker'
import { TextAreaField } from './text-area-field'
import type { WayProps } from './use-ways-draft'

type Read = { product?: Product; fault?: string }

function readText(text: string): Read {
	if (!text.trim()) return { fault: 'Paste the text of the listing first.' }
	try {
		return { product: productFromText(text) }
	} catch (error) {
		if (!isAppError(error)) throw error
		return { fault: error.message }
	}
}

/** The text of a listing, copied from wherever it can be seen; what is read out of it shows at once. */
export function PasteWay({ draft, change, photos, setPhotos, onGiven }: WayProps) {
	const [tried, setTried] = useState(false)
	const { product, fault } = useMemo(() => readText(draft.text), [draft.text])
	const give = () => {
		setTried(true)
		if (product) onGiven({ pastedText: draft.text, photos: photos.map((photo) => photo.file) })
	}
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-6">
			<TextAreaField
				label="Text of the listing"
				rows={8}
				hint="Select the product page from its title to its details and copy it, in any language. Menus, stars and delivery lines are left out."
				value={draft.text}
				error={tried ? fault : undefined}
				onChange={(event) => change({ text: event.target.value })}
			/>
			{product && <FoundInText product={product} />}
			<PhotoPicker photos={photos} onChange={setPhotos} hint="Text brings no pictures. Your own make the page complete." />
			<Button look="ink" size="large" className="justify-self-start" onClick={give}>
				Make the page
			</Button>
		</div>
	)
}

function FoundInText({ product }: { product: Product }) {
	const { title, brand, price, bullets, specs, inTheBox, description, source } = product
	const counts = [
		brand && `brand ${brand.value}`,
		price && formatMoney(price.value, source.language ?? 'en'),
		counted(bullets.length, 'point', 'points'),
		counted(specs.length, 'specification', 'specifications'),
		counted(inTheBox.length, 'thing in the box', 'things in the box'),
		description && 'a description',
	].filter(Boolean)
	return (
		<div aria-live="polite" className="grid gap-1 rounded-pane bg-glass p-4 text-glass-ink">
			<p className="font-medium leading-snug" dir="auto">
				{title?.value}
			</p>
			<p className="text-sm tabular">
				{counts.length > 0 ? `Found: ${counts.join(', ')}.` : 'Only the name was found so far. Paste its points and details, too.'}
			</p>
		</div>
	)
}

function counted(count: number, one: string, many: string): string | undefined {
	return count > 0 ? `${count} ${count === 1 ? one : many}` : undefined
}
