import { buyingAddress } from '../../../core/page/compose/buying'
import { addChoice, addColumn, removeChoice, removeColumn } from '../../../core/page/compose/table-columns'
import { setVideoFrom } from '../../../core/page/edit/entry-settings'
import type { Section, SectionOf, SectionProps } from '../../../core/page/page'
import { setBuyingFrom, showRating } from '../../../core/page/section-options'
import { AddressField } from '../address-field'
import { BuyingField } from '../buying-field'
import { PlacePoints } from '../pictures/place-points'
import { useApply, useApplyStrictly } from '../saving/use-edits'
import { useUndoable } from '../saving/use-undoable'
import { useCurrentPage } from '../use-current-page'
import { WordList } from '../word-list'
import { translate, useWords } from '../words'
import { EntryFields } from './entry-fields'
import { SectionLookFields } from './section-look-fields'
import { plainLine } from './section-title'

/** The settings of a section that cannot be typed on the page itself: those of its kind, and how it is set. */
export function SectionOptions({ section }: { section: Section }) {
	return (
		<>
			<KindOptions section={section} />
			<EntryFields section={section} />
			<SectionLookFields section={section} />
		</>
	)
}

function KindOptions({ section }: { section: Section }) {
	switch (section.type) {
		case 'hero':
			return (
				<div className="grid gap-4 px-2">
					<Choices sectionId={section.id} options={section.props.options} />
					<RatingSwitch section={section} />
					<BuyingField target={`setting-${section.id}`} />
				</div>
			)
		case 'callToAction':
		case 'stickyBar':
			return (
				<div className="px-2">
					<BuyingField target={`setting-${section.id}`} />
				</div>
			)
		case 'orderForm':
			return <OrdersGoTo section={section} />
		case 'video':
			return <FilmAddress section={section} />
		case 'annotatedPicture':
			return <PlacePoints section={section} />
		case 'comparison':
		case 'sizeTable':
			return <Columns section={section} />
		case 'variants':
			return <Choices sectionId={section.id} options={section.props.dimensions} />
		default:
			return null
	}
}

function OrdersGoTo({ section }: { section: SectionOf<'orderForm'> }) {
	const t = useWords()
	const address = buyingAddress(useCurrentPage().buying)
	const apply = useApplyStrictly()
	return (
		<div className="px-2">
			<AddressField
				key={address}
				label={t('orders_go.label')}
				hint={t('orders_go.hint')}
				target={`setting-${section.id}`}
				value={address}
				onSave={(typed) => apply((page) => setBuyingFrom(page, typed, true))}
			/>
		</div>
	)
}

function FilmAddress({ section }: { section: SectionOf<'video'> }) {
	const t = useWords()
	const apply = useApplyStrictly()
	const value = section.props.url ?? ''
	return (
		<div className="px-2">
			<AddressField
				key={value}
				label={t('fields.film')}
				hint={t('fields.film_hint')}
				target={`setting-${section.id}`}
				value={value}
				onSave={(typed) => apply((page) => setVideoFrom(page, section.id, typed))}
			/>
		</div>
	)
}

/** The imported rating stands in the opening only when the seller says so (K-3); without one nothing is asked. */
function RatingSwitch({ section }: { section: SectionOf<'hero'> }) {
	const t = useWords()
	const apply = useApply()
	if (!useCurrentPage().product.rating) return null
	return (
		<label className="flex min-h-11 items-start gap-2.5 text-sm">
			<input
				type="checkbox"
				className="mt-0.5 size-5 shrink-0 accent-(--accent)"
				checked={section.props.rating}
				onChange={({ target }) => apply((page) => showRating(page, section.id, target.checked))}
			/>
			<span>
				{t('fields.rating')}
				<span className="block text-faint">{t('fields.rating_hint')}</span>
			</span>
		</label>
	)
}

function Columns({ section }: { section: SectionOf<'comparison'> | SectionOf<'sizeTable'> }) {
	const t = useWords()
	const apply = useApply()
	const undoable = useUndoable()
	const columns = section.props.columns.map(({ html }) => plainLine(html))
	return (
		<WordList
			kind="columns"
			label={t('columns.label')}
			words={columns}
			onAdd={() => apply((page) => addColumn(page, section.id))}
			onRemove={(index) => undoable(translate('columns.removed'), (page) => removeColumn(page, section.id, index))}
		/>
	)
}

function Choices({ sectionId, options }: { sectionId: string; options: SectionProps<'hero'>['options'] }) {
	const t = useWords()
	const apply = useApply()
	const undoable = useUndoable()
	return options.map((dimension) => (
		<WordList
			key={dimension.id}
			kind="choices"
			label={t('choices.label', { option: plainLine(dimension.name.html) || t('choices.unnamed') })}
			words={dimension.values.map(({ html }) => plainLine(html))}
			onAdd={() => apply((page) => addChoice(page, sectionId, dimension.id))}
			onRemove={(index) => undoable(translate('choices.removed'), (page) => removeChoice(page, sectionId, dimension.id, index))}
		/>
	))
}
