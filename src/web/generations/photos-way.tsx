import { useState } from 'react'
import { Button } from '../ui/button'
import { TextField } from '../ui/field'
import { PhotoPicker } from './photo-picker'
import type { WayProps } from './use-ways-draft'
import { factsOfDraft } from './ways-draft'

/** Photos and a name: the least a page can be made of. */
export function PhotosWay({ draft, change, photos, setPhotos, onGiven }: WayProps) {
	const [tried, setTried] = useState(false)
	const made = factsOfDraft({ ...draft, way: 'photos' })
	const give = () => {
		setTried(true)
		if ('facts' in made && photos.length > 0) onGiven({ facts: made.facts, photos: photos.map((photo) => photo.file) })
	}
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-6">
			<TextField
				label="What is the product?"
				autoComplete="off"
				value={draft.title}
				placeholder="Oak stool, 45 cm"
				error={tried && 'faults' in made ? made.faults.title : undefined}
				onChange={(event) => change({ title: event.target.value })}
			/>
			<PhotoPicker
				photos={photos}
				onChange={setPhotos}
				hint="The first is the main picture. Nothing is read out of photos: the more facts you type, the more the page can say."
				error={tried && photos.length === 0 ? 'Choose at least one photo, or type the facts instead.' : undefined}
			/>
			<Button look="ink" size="large" className="justify-self-start" onClick={give}>
				Make the page
			</Button>
		</div>
	)
}
