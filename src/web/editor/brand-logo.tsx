import { ImagePlus } from 'lucide-react'
import { changeLogo } from '../../core/page/change-brand'
import { imageSrc } from '../file-url'
import { Button } from '../ui/button'
import { FileButton } from '../ui/file-button'
import { Shot } from './shot'
import { useCurrentPage } from './use-current-page'
import { useApply } from './use-edits'
import { usePictures } from './use-pictures'
import { useUndoable } from './use-undoable'

const LOGO_WIDTH_PX = 200

/** The seller's logo at the head of the page. */
export function BrandLogo() {
	const { brand, images } = useCurrentPage()
	const apply = useApply()
	const undoable = useUndoable()
	const { busy, upload } = usePictures()
	const logo = images.find(({ id }) => id === brand.logo)
	const choose = ([file]: File[]) => upload(file ? [file] : [], (image) => apply((page) => changeLogo(page, { ...image, alt: '' })))
	return (
		<fieldset className="grid gap-3">
			<legend className="mb-2 text-sm font-medium">Logo</legend>
			{logo && <Shot src={imageSrc(logo, LOGO_WIDTH_PX)} alt="Your logo" className="h-20 w-40" />}
			<div className="flex flex-wrap gap-2">
				<FileButton label={logo ? 'Replace the logo' : 'Add a logo'} size="small" busy={busy} onFiles={choose}>
					<ImagePlus size={17} aria-hidden /> {busy ? 'Preparing…' : logo ? 'Replace' : 'Add a logo'}
				</FileButton>
				{logo && (
					<Button size="small" onClick={() => undoable('Logo removed', (page) => changeLogo(page, null))}>
						Remove the logo
					</Button>
				)}
			</div>
			<p className="text-sm text-faint">Small, at the head of the page. PNG or WebP without a background looks best.</p>
		</fieldset>
	)
}
