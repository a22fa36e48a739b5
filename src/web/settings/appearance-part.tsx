import { useState } from 'react'
import { APPEARANCES, chooseAppearance, readAppearance } from '../browser/appearance'
import { Group } from '../ui/group'
import { SelectField } from '../ui/select'
import { useWords } from './words'

/** Light or dark; kept in this browser, as a phone by day and a desk by night may differ. */
export function AppearancePart() {
	const t = useWords()
	const [chosen, setChosen] = useState(readAppearance)
	return (
		<Group anchor="appearance" title={t('parts.appearance')} text={t('appearance.text')}>
			<SelectField
				label={t('appearance.label')}
				value={chosen}
				options={APPEARANCES.map((value) => ({ value, label: t(`appearance.${value}`) }))}
				onChange={({ target }) => {
					const next = APPEARANCES.find((one) => one === target.value)
					if (!next) return
					chooseAppearance(next)
					setChosen(next)
				}}
			/>
		</Group>
	)
}
