import { buyingAddress } from '../../core/page/compose/buying'
import { setBuyingFrom } from '../../core/page/section-options'
import { AddressField } from './address-field'
import { useApplyStrictly } from './saving/use-edits'
import { useCurrentPage } from './use-current-page'
import { useWords } from './words'

/**
 * Where every button of the page leads, typed as an address or a number. `target`: the name by which the focus
 * is put here.
 */
export function BuyingField({ target }: { target: string }) {
	const t = useWords()
	const address = buyingAddress(useCurrentPage().buying)
	const apply = useApplyStrictly()
	return (
		<AddressField
			key={address}
			label={t('buttons_lead.label')}
			hint={t('buttons_lead.hint')}
			target={target}
			value={address}
			onSave={(typed) => apply((page) => setBuyingFrom(page, typed))}
		/>
	)
}
