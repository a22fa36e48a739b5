import { useState } from 'react'
import { setAlt } from '../../../core/page/edit/set-alt'
import type { PageImage } from '../../../core/page/page'
import { cx } from '../../ui/cx'
import { CONTROL, Field } from '../../ui/field'
import { useApply } from '../saving/use-edits'
import { useWords } from '../words'

/** What a picture shows, in words; kept when one leaves the field. */
export function AltField({ image }: { image: PageImage }) {
	const t = useWords()
	const apply = useApply()
	const [typed, setTyped] = useState(image.alt)
	const save = () => {
		if (typed.trim() !== image.alt) apply((page) => setAlt(page, image.id, typed))
	}
	return (
		<Field label={t('picture.alt')} hint={t('picture.alt_hint')}>
			{(ids) => (
				<textarea
					{...ids}
					data-target={`image-${image.id}`}
					rows={2}
					dir="auto"
					maxLength={400}
					className={cx(CONTROL, 'py-2.5 text-[0.9375rem] leading-snug')}
					value={typed}
					onChange={(event) => setTyped(event.target.value)}
					onBlur={save}
				/>
			)}
		</Field>
	)
}
