import { useState } from 'react'
import { MARKETS } from '../../core/locale/markets'
import { REACH_FIELDS } from '../../core/seller/seller-statements'
import { EVERY_MARKET } from '../../core/seller/store-profile'
import { SelectField } from '../ui/select'
import { EntryChoice } from './entry-choice'
import { ProfileField } from './profile-field'
import { reachEntry } from './profile-words'
import { useMarketName } from './terms-fields'
import type { ProfileForm } from './use-store-profile'
import { useWords } from './words'

/** How buyers reach the seller, for one market at a time. */
export function ReachFields({ form }: { form: ProfileForm }) {
	const t = useWords()
	const marketName = useMarketName()
	const { reach } = form.profile
	const [asked, choose] = useState(reach[0]?.market ?? EVERY_MARKET)
	const { index, entry } = reachEntry(reach, form.shown.reach ?? asked)
	const listed = index < reach.length ? reach : [...reach, entry]
	const others = [EVERY_MARKET, ...MARKETS.map(({ id }) => id)].filter((id) => !listed.some(({ market }) => market === id))
	const show = (market: string) => {
		form.show({ reach: undefined })
		choose(market)
	}
	return (
		<>
			<EntryChoice
				label={t('entries.reach')}
				add={t('entries.add_reach')}
				chosen={entry.market}
				options={listed.map(({ market }) => ({ key: market, label: marketName(market) }))}
				onChoose={show}
			>
				{(done) => (
					<SelectField
						label={t('entries.market')}
						options={[{ value: '', label: t('entries.choose') }, ...others.map((value) => ({ value, label: marketName(value) }))]}
						value=""
						onChange={(event) => {
							if (event.target.value) show(event.target.value)
							done()
						}}
					/>
				)}
			</EntryChoice>
			{REACH_FIELDS.map((field) => (
				<ProfileField
					key={`${entry.market} ${field}`}
					field={field}
					value={entry[field]}
					error={form.errors[`reach.${index}.${field}`]}
					onChange={(value) => form.change({ reach: reach.toSpliced(index, 1, { ...entry, [field]: value }) })}
					onLeave={() => form.leave(`reach.${index}.${field}`)}
				/>
			))}
		</>
	)
}
