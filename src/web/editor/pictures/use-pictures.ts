import { useState } from 'react'
import { isAppError } from '../../../core/errors'
import type { PageImage } from '../../../core/page/page'
import { errorWords } from '../../calls/error-words'
import { shrinkPhoto } from '../../generations/give/shrink-photo'
import { showToast } from '../../ui/toast-store'
import { editorApi } from '../editor-api'
import { useEditor } from '../editor-context'

/** Stores pictures from the device; those that cannot be used are told by name, the others go on. */
export function usePictures() {
	const { stored } = useEditor()
	const [busy, setBusy] = useState(false)

	const upload = async (files: readonly File[], onStored: (image: PageImage) => void): Promise<void> => {
		setBusy(true)
		for (const file of files) {
			try {
				onStored(await editorApi.uploadImage(stored.id, await shrinkPhoto(file)))
			} catch (error) {
				if (!isAppError(error)) throw error
				showToast({ ...errorWords(error), tone: 'bad' })
			}
		}
		setBusy(false)
	}
	return { busy, upload }
}
