import { addProduct, type FakeFile, type FakeProduct, type FakeShop, type FakeVariant, newId } from './shop-state'

type FieldError = { code: string; field: string[]; message: string }
type VariantInput = {
	id?: string
	sku?: string
	price?: string
	compareAtPrice?: string | null
	optionValues: { optionName: string; name: string }[]
	inventoryItem?: { sku?: string; tracked?: boolean; measurement?: { weight: { unit: string; value: number } } }
	inventoryPolicy?: FakeVariant['inventoryPolicy']
	barcode?: string
	file?: FileInput
	metafields?: MetafieldInput[]
}
type MetafieldInput = { namespace: string; key: string; type?: string; value: string }
export type FileInput = { id?: string; originalSource?: string; alt?: string; filename?: string }
type SetInput = {
	title?: string
	descriptionHtml?: string
	handle?: string
	status?: FakeProduct['status']
	vendor?: string
	seo?: { title?: string | null; description?: string | null }
	tags?: string[]
	collections?: string[]
	metafields?: MetafieldInput[]
	productType?: string
	templateSuffix?: string
	files?: FileInput[]
	productOptions?: { name: string; values: { name: string }[] }[]
	variants?: VariantInput[]
}
export type SetArguments = { identifier: { id?: string; handle?: string }; input: SetInput; synchronous: boolean }
export type SetRules = { looks: number; refusesTitle: boolean; isUnindexed: boolean }

const LONGEST_TITLE = 255
const MOST_HTML_BYTES = 512 * 1024

/**
 * productSet: judges everything, then makes or changes the product as a whole. A list that is given replaces the whole
 * list, what it leaves out is deleted; a field that is not given stays. A variant's inventoryPolicy is DENY wherever it
 * is not given: Shopify's description does not say that an old one stays.
 */
export function setProduct(shop: FakeShop, { identifier, input }: SetArguments, rules: SetRules) {
	const there = [...shop.products.values()].find(({ id, handle }) => id === identifier.id || handle === identifier.handle)
	const userErrors = errorsOf(shop, there, identifier, input, rules)
	if (userErrors.length > 0) return { product: null, userErrors }
	const product = there ?? addProduct(shop, { handle: input.handle ?? '', variants: [], isUnindexed: rules.isUnindexed })
	const { title, descriptionHtml, handle, status, vendor, tags, collections, productType, templateSuffix } = input
	Object.assign(product, given({ title, descriptionHtml, handle, status, vendor, tags, collections, productType, templateSuffix }))
	if (input.metafields) product.metafields = metafieldsOf(input.metafields)
	if (input.seo) product.seo = { title: input.seo.title ?? null, description: input.seo.description ?? null }
	if (input.files) product.media = input.files.map((file) => placeFile(shop, file, rules.looks).id)
	if (input.productOptions)
		product.options = input.productOptions.map(({ name, values }) => ({ name, values: values.map((one) => one.name) }))
	if (input.variants) product.variants = input.variants.map((variant) => placeVariant(shop, product, variant))
	return { product, userErrors }
}

/** By namespace and key. */
export const metafieldsOf = (fields: readonly MetafieldInput[]): Record<string, string> =>
	Object.fromEntries(fields.map(({ namespace, key, value }) => [`${namespace}.${key}`, value]))

function errorsOf(
	shop: FakeShop,
	there: FakeProduct | undefined,
	identifier: SetArguments['identifier'],
	input: SetInput,
	rules: SetRules,
): FieldError[] {
	const errors: FieldError[] = []
	const error = (code: string, field: string, message: string) => errors.push({ code, field: ['input', ...field.split('.')], message })
	if (identifier.id && !there) error('PRODUCT_DOES_NOT_EXIST', 'id', 'Product does not exist')
	if (identifier.handle && !input.handle)
		error('MISSING_FIELD_REQUIRED', 'handle', 'The input field corresponding to the identifier is required')
	else if (identifier.handle && input.handle !== identifier.handle) error('INPUT_MISMATCH', 'handle', 'The identifier value does not match')
	else if (input.handle && [...shop.products.values()].some((one) => one.handle === input.handle && one !== there)) {
		error('HANDLE_NOT_UNIQUE', 'handle', `Handle '${input.handle}' already in use. Please provide a new handle.`)
	}
	if ((!there || input.title !== undefined) && !input.title?.trim()) error('INVALID_INPUT', 'title', "Title can't be blank")
	if ((input.title?.length ?? 0) > LONGEST_TITLE) error('INVALID_INPUT', 'title', 'Title is too long (maximum is 255 characters)')
	if (rules.refusesTitle) error('INVALID_INPUT', 'title', 'Title has <b>words</b> this shop may not sell')
	if (Buffer.byteLength(input.descriptionHtml ?? '') > MOST_HTML_BYTES) error('INVALID_INPUT', 'descriptionHtml', 'Description is too long')
	if (input.variants && !input.productOptions)
		error('PRODUCT_OPTIONS_INPUT_MISSING', 'variants', 'Must specify product options when updating variants')
	if (input.productOptions && !input.variants)
		error('VARIANTS_INPUT_MISSING', 'productOptions', 'Must specify variants when updating options')
	for (const [at, { id, price, compareAtPrice }] of (input.variants ?? []).entries()) {
		if (id && !there?.variants.some((one) => one.id === id)) {
			error('PRODUCT_VARIANT_DOES_NOT_EXIST', `variants.${at}`, 'Product variant does not exist')
		}
		for (const amount of [price, compareAtPrice]) {
			if (amount && !/^\d+(\.\d{1,2})?$/.test(amount)) error('INVALID_VARIANT', `variants.${at}.price`, 'Price must be a number')
		}
	}
	for (const [at, id] of (input.collections ?? []).entries()) {
		if (!shop.collections.some((one) => one.id === id)) error('COLLECTION_DOES_NOT_EXIST', `collections.${at}`, 'Collection does not exist')
	}
	for (const [at, { type }] of (input.metafields ?? []).entries()) {
		if (!type) error('METAFIELDS_INVALID', `metafields.${at}.type`, "Type can't be blank")
	}
	for (const [at, { id, originalSource }] of (input.files ?? []).entries()) {
		if (id ? !shop.files.has(id) : !/^https?:\/\//.test(originalSource ?? '')) error('INVALID_INPUT', `files.${at}`, 'File is not valid')
	}
	return errors
}

/** A file of the shop that is to be fetched, or one it has. */
export function placeFile(shop: FakeShop, { id, originalSource = '', alt, filename }: FileInput, looks: number): FakeFile {
	const known = id === undefined ? undefined : shop.files.get(id)
	if (known) {
		known.alt = alt ?? known.alt
		return known
	}
	const name = filename ?? new URL(originalSource).pathname.split('/').at(-1) ?? ''
	const file: FakeFile = {
		id: newId(shop, 'MediaImage'),
		kind: 'IMAGE',
		alt: alt ?? null,
		source: originalSource,
		name: unusedName(shop, name),
		looksLeft: looks,
		status: 'UPLOADED',
		error: undefined,
		bytes: undefined,
	}
	shop.files.set(file.id, file)
	return file
}

/** Two files of a shop never share a name: the second gets letters of its own before the ending. */
function unusedName(shop: FakeShop, name: string): string {
	if (![...shop.files.values()].some((file) => file.name === name)) return name
	return name.replace(/(\.\w+)?$/, (ending) => `_${crypto.randomUUID()}${ending}`)
}

function placeVariant(shop: FakeShop, product: FakeProduct, input: VariantInput): FakeVariant {
	const known = product.variants.find(({ id }) => id === input.id)
	const values = input.optionValues.map(({ name }) => name)
	const sku = input.sku ?? input.inventoryItem?.sku
	const fresh = {
		id: newId(shop, 'ProductVariant'),
		sku: null,
		price: '0.00',
		compareAtPrice: null,
		tracked: false,
		barcode: null,
		weightGrams: null,
		file: null,
		metafields: {},
	}
	const { inventoryPolicy = 'DENY' } = input
	return {
		...(known ?? fresh),
		values,
		inventoryPolicy,
		...given({
			sku,
			price: input.price && money(input.price),
			tracked: input.inventoryItem?.tracked,
			barcode: input.barcode,
			weightGrams: gramsOf(input),
		}),
		...(input.metafields ? { metafields: metafieldsOf(input.metafields) } : {}),
		...(input.file ? { file: fileOf(shop, input.file) } : {}),
		...(input.compareAtPrice === undefined ? {} : { compareAtPrice: input.compareAtPrice === null ? null : money(input.compareAtPrice) }),
	}
}

/** A variant's file is one of the product's `files`, named by its id or by the same source. */
function fileOf(shop: FakeShop, { id, originalSource }: FileInput): string | null {
	return id ?? [...shop.files.values()].findLast(({ source }) => source === originalSource)?.id ?? null
}

/** Shopify keeps a weight in the unit it came in; this shop's merchants write grams. */
const gramsOf = ({ inventoryItem }: VariantInput) => inventoryItem?.measurement?.weight.value

const money = (amount: string) => Number(amount).toFixed(2)

function given<T extends Record<string, unknown>>(values: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
	return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as never
}
