import { useState } from 'react'
import { IMAGE_EDITS } from '../../../core/contracts/generate-form'
import { carriesWords } from '../../../core/page/compose/picture-nature'
import { replaceImage } from '../../../core/page/edit/replace-image'
import type { PageImage } from '../../../core/page/page'
import { useLocaleNames } from '../../pages/use-locale-names'
import { Button } from '../../ui/button'
import { useRun } from '../../ui/use-run'
import { editorApi } from '../editor-api'
import { useEditor } from '../editor-context'
import { useUndoable } from '../saving/use-undoable'
import { useCurrentPage } from '../use-current-page'
import { translate, useWords } from '../words'

type Wish = (typeof IMAGE_EDITS)[number]

/** Changes the writing in a picture where a model for pictures is configured (W-9); the changed one takes its place. */
export function PictureWords({ image, onChanged }: { image: PageImage; onChanged: (imageId: string) => void }) {
	const { stored, me, flush } = useEditor()
	const { language } = useCurrentPage()
	const undoable = useUndoable()
	if (!me.image_editing || image.files.length === 0) return null
	const change = async (wish: Wish) => {
		// The model is given the picture of the saved page.
		await flush()
		const next = await editorApi.changeWords(stored.id, { image: image.id, change: wish })
		undoable(translate('picture.words_changed'), (page) => replaceImage(page, image.id, next))
		onChanged(next.id)
	}
	return <WordChanges image={image} language={language} onChange={change} />
}

type ChangesProps = { image: PageImage; language: string; onChange: (wish: Wish) => Promise<void> }

/** The two changes there are; open at once where the picture is full of words. */
export function WordChanges({ image, language, onChange }: ChangesProps) {
	const t = useWords()
	const { languageName } = useLocaleNames()
	const run = useRun()
	const [busy, setBusy] = useState<Wish>()
	const change = async (wish: Wish) => {
		setBusy(wish)
		await run(() => onChange(wish))
		setBusy(undefined)
	}
	const isToRead = carriesWords(image)
	return (
		<details open={isToRead} className="border-t border-hairline pt-2">
			<summary className="min-h-11 cursor-pointer content-center font-medium">{t('picture.words')}</summary>
			{isToRead && <p className="pb-2 text-sm text-faint">{t('picture.words_hint')}</p>}
			<div className="flex flex-wrap gap-2">
				{IMAGE_EDITS.map((wish) => (
					<Button key={wish} size="small" busy={busy === wish} disabled={busy !== undefined} onClick={() => void change(wish)}>
						{t(`picture.${wish}`, { language: languageName(language) })}
					</Button>
				))}
			</div>
		</details>
	)
}
