import { ImagePlus } from 'lucide-react'
import { useRef, useState } from 'react'
import { shrinkPhoto } from '../generations/give/shrink-photo'
import { Button } from '../ui/button'
import { useRun } from '../ui/use-run'
import type { ProfileForm } from './use-store-profile'
import { useWords } from './words'

/** The seller's logo: stored as soon as it is chosen. */
export function LogoField({ form, onRemove }: { form: ProfileForm; onRemove: () => void }) {
	const t = useWords()
	const input = useRef<HTMLInputElement>(null)
	const [busy, setBusy] = useState(false)
	const run = useRun()
	const upload = (file: File) =>
		run(async () => {
			setBusy(true)
			try {
				await form.uploadLogo(await shrinkPhoto(file))
			} finally {
				setBusy(false)
			}
		})
	return (
		<fieldset className="grid gap-3">
			<legend className="mb-1.5 text-sm font-medium">{t('logo.title')}</legend>
			{form.logoUrl && (
				<img
					src={form.logoUrl}
					alt={t('logo.yours')}
					className="max-h-24 max-w-60 rounded-[3px] border border-hairline bg-[#fff] object-contain p-3"
				/>
			)}
			<div className="flex flex-wrap gap-3">
				<Button busy={busy} onClick={() => input.current?.click()}>
					{!busy && <ImagePlus size={18} aria-hidden />} {form.logoUrl ? t('logo.change') : t('logo.choose')}
				</Button>
				{form.logoUrl && (
					<Button look="bare" onClick={onRemove}>
						{t('brand.take_away')}
					</Button>
				)}
				<input
					ref={input}
					type="file"
					accept="image/png,image/webp,image/jpeg"
					aria-label={t('logo.file')}
					tabIndex={-1}
					className="sr-only"
					onChange={(event) => {
						const file = event.target.files?.[0]
						// The same file can be chosen again after it was taken away.
						event.target.value = ''
						if (file) void upload(file)
					}}
				/>
			</div>
			<p className="text-sm text-faint">{t('logo.hint')}</p>
			{form.errors.brand && (
				<p role="alert" className="text-sm text-bad">
					{form.errors.brand}
				</p>
			)}
		</fieldset>
	)
}
