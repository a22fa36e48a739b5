import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PATH_SIGN, type PushFields, pushFormSchema } from '../../../../core/contracts/push-form'
import type { Connection, StandingChoices, StoreCategories } from '../../../../core/contracts/stores'
import { countCombinations } from '../../../../core/stores/page-variants'
import { descriptorOf, STORE_IDS, type StoreId, storeName } from '../../../../core/stores/store-ids'
import { MOST_STORE_VARIANTS } from '../../../../core/stores/store-product'
import { errorWords } from '../../../calls/error-words'
import { STORES, storesApi } from '../../../stores/stores-api'
import { TextField } from '../../../ui/field'
import { SelectField } from '../../../ui/select'
import { useCurrentPage } from '../../use-current-page'
import { useWords } from '../words'
import { type Dropped, droppedOf, keptValues, OptionValues } from './option-values'
import type { useStoreOptions } from './store-options'

type Typed = {
	/** Absent while it is as it was at the last push. */
	title?: string
	sku: string
	quantity: string
	categories: Partial<Record<StoreId, string>>
	/** Values that become no combinations, by the option's name; absent while they are as at the last push. */
	dropped?: Dropped
}
const NOTHING: Typed = { sku: '', quantity: '', categories: {} }
/** What a value of the category's field begins with when the category is to be made. */
const MAKE = 'make:'

/** How the product is to be called, numbered, counted and filed; `last` as it was at the last push. */
export function useProductDetails(last: StandingChoices = {}) {
	const page = useCurrentPage()
	const [typed, setTyped] = useState(NOTHING)
	const isSku = pushFormSchema.shape.sku.safeParse(typed.sku).success
	const isQuantity = pushFormSchema.shape.quantity.safeParse(typed.quantity).success
	return {
		typed,
		title: typed.title ?? last.title ?? 'headline',
		lastSku: last.sku,
		dropped: typed.dropped ?? droppedOf(page, last.option_values),
		set: (change: Partial<Typed>) => setTyped((before) => ({ ...before, ...change })),
		isSku,
		isQuantity,
		isReady: isSku && isQuantity,
		/** As fields of the form that pushes to a store; what was not chosen is not among them. */
		fieldsFor(store: StoreId): PushFields {
			const category = typed.categories[store]
			return {
				...(typed.title === undefined ? {} : { title: typed.title }),
				...(typed.sku.trim() ? { sku: typed.sku.trim() } : {}),
				...(typed.quantity.trim() ? { quantity: typed.quantity.trim() } : {}),
				...(category === undefined ? {} : categoryField(category)),
				...keptField(keptValues(page, typed.dropped ?? {})),
			}
		},
	}
}

const keptField = (kept: ReturnType<typeof keptValues>): PushFields => (kept ? { option_values: JSON.stringify(kept) } : {})

function categoryField(value: string): PushFields {
	if (value === '') return { no_category: '1' }
	return value.startsWith(MAKE) ? { new_category: value.slice(MAKE.length) } : { category: value }
}

type Props = { pageId: string; details: ReturnType<typeof useProductDetails>; options: ReturnType<typeof useStoreOptions> }

/** Opened by who wants something else than what is made of the page. */
export function ProductDetails({ pageId, details, options }: Props) {
	const t = useWords()
	const page = useCurrentPage()
	const isTooMany = countCombinations(page, undefined) > MOST_STORE_VARIANTS
	const [isOpen, setOpen] = useState(isTooMany)
	const { typed, set } = details
	if (!options.isAny) return null
	const connected = STORE_IDS.flatMap((store) => options.chosen(store) ?? [])
	const filing = connected.filter(({ store }) => !descriptorOf(store).lacks.includes('category'))
	return (
		<details className="grid gap-3" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
			<summary className="cursor-pointer pointer-coarse:py-3 text-sm font-medium">{t('details.details')}</summary>
			{isOpen && (
				<div className="mt-3 grid gap-3">
					<SelectField
						label={t('details.title')}
						options={[
							{ value: 'headline', label: t('details.title_headline') },
							{ value: 'listing', label: t('details.title_listing') },
						]}
						value={details.title}
						onChange={(event) => set({ title: event.target.value })}
					/>
					<TextField
						label={t('details.sku')}
						hint={t('details.sku_hint')}
						error={details.isSku ? undefined : t('details.sku_error')}
						value={typed.sku}
						placeholder={details.lastSku}
						maxLength={60}
						dir="auto"
						onChange={(event) => set({ sku: event.target.value })}
					/>
					<TextField
						label={t('details.quantity')}
						hint={t('details.quantity_hint')}
						error={details.isQuantity ? undefined : t('details.quantity_error')}
						value={typed.quantity}
						inputMode="numeric"
						onChange={(event) => set({ quantity: event.target.value })}
					/>
					{isTooMany && <OptionValues dropped={details.dropped} onChange={(dropped) => set({ dropped })} />}
					{filing.map((connection) => (
						<Category
							key={connection.id}
							connection={connection}
							pageId={pageId}
							value={typed.categories[connection.store]}
							onChange={(value) => set({ categories: { ...typed.categories, [connection.store]: value } })}
						/>
					))}
				</div>
			)}
		</details>
	)
}

type CategoryProps = { connection: Connection; pageId: string; value: string | undefined; onChange: (value: string) => void }

function Category({ connection, pageId, value, onChange }: CategoryProps) {
	const t = useWords()
	const { id, store } = connection
	const { data, error } = useQuery({
		queryKey: [...STORES, 'categories', id, pageId],
		queryFn: () => storesApi.categories(id, pageId),
		retry: false,
	})
	if (error) return <p className="text-sm text-soft">{t('details.category_unread', { why: errorWords(error).text })}</p>
	if (!data) return null
	return (
		<div className="grid gap-1.5">
			<SelectField
				label={t('details.category', { store: storeName(store) })}
				options={[
					{ value: '', label: t('details.category_none') },
					...data.categories.map((one) => ({ value: one.id, label: one.path.join(' › ') })),
					...ways(data).map((path) => ({
						value: `${MAKE}${path.join(PATH_SIGN)}`,
						label: t('details.category_make', { path: path.join(' › ') }),
					})),
				]}
				value={value ?? rememberedValue(data)}
				onChange={(event) => onChange(event.target.value)}
			/>
			<p className="text-sm text-faint">{t('details.category_hint')}</p>
		</div>
	)
}

/** What could be made in the store: what the listing stands under, whole, unless the store has it. */
function ways({ listing, categories }: StoreCategories): string[][] {
	const has = categories.some(({ path }) => path.join(PATH_SIGN).toLowerCase() === listing.join(PATH_SIGN).toLowerCase())
	return listing.length === 0 || has ? [] : [listing]
}

function rememberedValue({ remembered }: StoreCategories): string {
	if (!remembered) return ''
	return 'id' in remembered ? remembered.id : `${MAKE}${remembered.create.join(PATH_SIGN)}`
}
