import { ImagePlus } from 'lucide-react'
import { changeLogo } from '../../core/page/edit/change-brand'
import { imageSrc } from '../browser/file-url'
import { Button } from '../ui/button'
import { FileButton } from '../ui/file-button'
import { Shot } from './pictures/shot'
import { usePictures } from './pictures/use-pictures'
import { useApply } from './saving/use-edits'
import { useUndoable } from './saving/use-undoable'
import { useCurrentPage } from './use-current-page'
import { translate, useWords } from './words'

const LOGO_WIDTH_PX = 200

/** The seller's logo at the head of the page. */
export function BrandLogo() {
	const t = useWords()
	const { brand, images } = useCurrentPage()
	const apply = useApply()
	const undoable = useUndoable()
	const { busy, upload } = usePictures()
	const logo = images.find(({ id }) => id === brand.logo)
	const choose = ([file]: File[]) => upload(file ? [file] : [], (image) => apply((page) => changeLogo(page, { ...image, alt: '' })))
	return (
		<fieldset className="grid gap-3">
			<legend className="mb-2 text-sm font-medium">{t('logo.legend')}</legend>
			{logo && <Shot src={imageSrc(logo, LOGO_WIDTH_PX)} alt={t('logo.alt')} className="h-20 w-40" />}
			<div className="flex flex-wrap gap-2">
				<FileButton label={t(logo ? 'logo.replace' : 'logo.add')} size="small" busy={busy} onFiles={choose}>
					<ImagePlus size={17} aria-hidden /> {t(busy ? 'preparing' : logo ? 'picture.replace' : 'logo.add')}
				</FileButton>
				{logo && (
					<Button size="small" onClick={() => undoable(translate('logo.removed'), (page) => changeLogo(page, null))}>
						{t('logo.remove')}
					</Button>
				)}
			</div>
			<p className="text-sm text-faint">{t('logo.hint')}</p>
		</fieldset>
	)
}
