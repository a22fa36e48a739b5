import { useState } from 'react'
import { Button } from '../../ui/button'
import { TextField } from '../../ui/field'
import type { WayProps } from '../use-ways-draft'
import { factsOfDraft } from '../ways-draft'
import { useWords } from '../words'
import { PhotoPicker } from './photo-picker'

/** Photos and a name: the least a page can be made of. */
export function PhotosWay({ draft, change, photos, photosKept, setPhotos, onGiven }: WayProps) {
	const t = useWords()
	const [tried, setTried] = useState(false)
	const made = factsOfDraft({ ...draft, way: 'photos' }, t)
	const give = () => {
		setTried(true)
		if ('facts' in made && photos.length > 0) onGiven({ facts: made.facts, photos: photos.map((photo) => photo.file) })
	}
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-6">
			<TextField
				label={t('photos_way.name')}
				dir="auto"
				autoComplete="off"
				value={draft.title}
				placeholder={t('facts_way.name_example')}
				error={tried && 'errors' in made ? made.errors.title : undefined}
				onChange={(event) => change({ title: event.target.value })}
			/>
			<PhotoPicker
				photos={photos}
				kept={photosKept}
				onChange={setPhotos}
				hint={t('photos_way.hint')}
				error={tried && photos.length === 0 ? t('photos_way.none') : undefined}
			/>
			<Button look="ink" size="large" className="justify-self-start" onClick={give}>
				{t('make_page')}
			</Button>
		</div>
	)
}
