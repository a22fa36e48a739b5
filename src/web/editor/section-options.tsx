import type { HeroLayout, Section, SectionOf, TermTopic } from '../../core/page/page'
import { setHeroLayout, setOrderAction, setOrderUrl, setTermTopic } from '../../core/page/section-options'
import { addChoice, addColumn, removeChoice, removeColumn } from '../../core/page/table-columns'
import { SelectField } from '../ui/select'
import { AddressField } from './address-field'
import { plainLine } from './section-title'
import { useCurrentPage } from './use-current-page'
import { useApply, useApplyStrictly } from './use-edits'
import { WordList } from './word-list'

const LAYOUTS: readonly { value: HeroLayout | ''; label: string }[] = [
	{ value: '', label: 'As the theme has it' },
	{ value: 'split', label: 'Words beside the picture' },
	{ value: 'stacked', label: 'Words above the picture' },
	{ value: 'full', label: 'Picture across the page' },
]
const TOPICS: readonly { value: TermTopic; label: string }[] = [
	{ value: 'delivery', label: 'Delivery' },
	{ value: 'returns', label: 'Returns' },
	{ value: 'guarantee', label: 'Guarantee' },
	{ value: 'payment', label: 'Payment' },
	{ value: 'other', label: 'Something else' },
]

/** The settings of a section that cannot be typed on the page itself. */
export function SectionOptions({ section }: { section: Section }) {
	switch (section.type) {
		case 'hero':
			return (
				<div className="grid gap-4 px-2">
					<HeroLayoutChoice section={section} />
					<ButtonsLeadTo sectionId={section.id} />
				</div>
			)
		case 'callToAction':
		case 'stickyBar':
			return (
				<div className="px-2">
					<ButtonsLeadTo sectionId={section.id} />
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
			return <Choices section={section} />
		default:
			return null
	}
}

function HeroLayoutChoice({ section }: { section: SectionOf<'hero'> }) {
	const apply = useApply()
	return (
		<SelectField
			label="Layout"
			options={LAYOUTS}
			value={section.props.layout ?? ''}
			onChange={(event) => {
				const layout = LAYOUTS.find(({ value }) => value === event.target.value)?.value
				apply((page) => setHeroLayout(page, section.id, layout || undefined))
			}}
		/>
	)
}

function ButtonsLeadTo({ sectionId }: { sectionId: string }) {
	const { orderUrl } = useCurrentPage()
	const apply = useApplyStrictly()
	return (
		<AddressField
			key={orderUrl}
			label="All buttons lead to"
			hint="Your shop, an e-mail address, or tel: and a number. Empty: along the page."
			target={`setting-${sectionId}`}
			value={orderUrl ?? ''}
			onSave={(typed) => apply((page) => setOrderUrl(page, typed))}
		/>
	)
}

function OrdersGoTo({ section }: { section: SectionOf<'orderForm'> }) {
	const apply = useApplyStrictly()
	return (
		<div className="px-2">
			<AddressField
				key={section.props.action}
				label="Orders are sent to"
				hint="An e-mail address, or the https address of a form service."
				target={`setting-${section.id}`}
				value={section.props.action ?? ''}
				onSave={(typed) => apply((page) => setOrderAction(page, section.id, typed))}
			/>
		</div>
	)
}

function TermTopics({ section }: { section: SectionOf<'guarantee'> }) {
	const apply = useApply()
	return (
		<div className="grid gap-3 px-2">
			{section.props.items.map((item, index) => (
				<SelectField
					key={item.id}
					label={`Sign of “${plainLine(item.title.html) || `term ${index + 1}`}”`}
					options={TOPICS}
					value={item.topic}
					onChange={(event) => {
						const topic = TOPICS.find(({ value }) => value === event.target.value)?.value ?? 'other'
						apply((page) => setTermTopic(page, section.id, item.id, topic))
					}}
				/>
			))}
		</div>
	)
}

function Columns({ section }: { section: SectionOf<'comparison'> | SectionOf<'sizeTable'> }) {
	const apply = useApply()
	const columns = section.props.columns.map(({ html }) => plainLine(html))
	return (
		<WordList
			label="Columns"
			one="column"
			words={columns}
			onAdd={() => apply((page) => addColumn(page, section.id))}
			onRemove={(index) => apply((page) => removeColumn(page, section.id, index))}
		/>
	)
}

function Choices({ section }: { section: SectionOf<'variants'> }) {
	const apply = useApply()
	return section.props.dimensions.map((dimension) => (
		<WordList
			key={dimension.id}
			label={`Choices of “${plainLine(dimension.name.html) || 'Option'}”`}
			one="choice"
			words={dimension.values.map(({ html }) => plainLine(html))}
			onAdd={() => apply((page) => addChoice(page, section.id, dimension.id))}
			onRemove={(index) => apply((page) => removeChoice(page, section.id, dimension.id, index))}
		/>
	))
}
