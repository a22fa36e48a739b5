import { buyingAddress } from '../../core/page/buying'
import type { Section, SectionOf, SectionProps } from '../../core/page/page'
import { setBuyingFrom, setTermTopic } from '../../core/page/section-options'
import { addChoice, addColumn, removeChoice, removeColumn } from '../../core/page/table-columns'
import type { TermTopic } from '../../core/page/term-topic'
import { SelectField } from '../ui/select'
import { AddressField } from './address-field'
import { BuyingField } from './buying-field'
import { SectionLookFields } from './section-look-fields'
import { plainLine } from './section-title'
import { useCurrentPage } from './use-current-page'
import { useApply, useApplyStrictly } from './use-edits'
import { WordList } from './word-list'
import { useWords } from './words'

const TOPICS: readonly TermTopic[] = ['delivery', 'returns', 'guarantee', 'payment', 'other']

/** The settings of a section that cannot be typed on the page itself: those of its kind, and how it is set. */
export function SectionOptions({ section }: { section: Section }) {
	return (
		<>
			<KindOptions section={section} />
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
		case 'guarantee':
			return <TermTopics section={section} />
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

function TermTopics({ section }: { section: SectionOf<'guarantee'> }) {
	const t = useWords()
	const apply = useApply()
	return (
		<div className="grid gap-3 px-2">
			{section.props.items.map((item, index) => (
				<SelectField
					key={item.id}
					label={t('term.label', { term: plainLine(item.title.html) || t('term.unnamed', { number: index + 1 }) })}
					options={TOPICS.map((value) => ({ value, label: t(`term.topics.${value}`) }))}
					value={item.topic}
					onChange={(event) => {
						const topic = TOPICS.find((value) => value === event.target.value) ?? 'other'
						apply((page) => setTermTopic(page, section.id, item.id, topic))
					}}
				/>
			))}
		</div>
	)
}

function Columns({ section }: { section: SectionOf<'comparison'> | SectionOf<'sizeTable'> }) {
	const t = useWords()
	const apply = useApply()
	const columns = section.props.columns.map(({ html }) => plainLine(html))
	return (
		<WordList
			kind="columns"
			label={t('columns.label')}
			words={columns}
			onAdd={() => apply((page) => addColumn(page, section.id))}
			onRemove={(index) => apply((page) => removeColumn(page, section.id, index))}
		/>
	)
}

function Choices({ sectionId, options }: { sectionId: string; options: SectionProps<'hero'>['options'] }) {
	const t = useWords()
	const apply = useApply()
	return options.map((dimension) => (
		<WordList
			key={dimension.id}
			kind="choices"
			label={t('choices.label', { option: plainLine(dimension.name.html) || t('choices.unnamed') })}
			words={dimension.values.map(({ html }) => plainLine(html))}
			onAdd={() => apply((page) => addChoice(page, sectionId, dimension.id))}
			onRemove={(index) => apply((page) => removeChoice(page, sectionId, dimension.id, index))}
		/>
	))
}
