import { parseArgs } from 'node:util'
import { type ExportFormat, exportFormatSchema } from '../core/contracts/pages'
import { choicesOfForm, type PushForm, pushFormSchema } from '../core/contracts/push-form'
import { AppError } from '../core/errors'
import { DEFAULT_LANGUAGE, findLanguage } from '../core/locale/languages'
import { DEFAULT_MARKET, findMarket } from '../core/locale/markets'
import { msg } from '../core/messages/message'
import { type ThemeName, themeSchema } from '../core/page/page'
import { STORE_IDS, type StoreId } from '../core/stores/store-ids'
import { type ProductStatus, productStatusSchema, type StoreCategory } from '../core/stores/store-product'
import type { TitleChoice } from '../render/exports/csv-product'

export type Arguments = {
	command: string | undefined
	inputs: string[]
	help: boolean
	listLanguages: boolean
	form: 'full' | 'labels'
	language: string
	market: string
	theme: ThemeName | undefined
	out: string | undefined
	link: string | undefined
	/** What `render` makes of the page. */
	format: ExportFormat
	/** Address below which the pictures of `files/` can be fetched by a store; ends in a slash. */
	pictures: string | undefined
	/** The store `push` sends to. */
	store: StoreId | undefined
	/** How a pushed product arrives; undefined leaves one that is there as it is. */
	status: ProductStatus | undefined
	/** What becomes of what the merchant changed in the store; undefined refuses to overwrite it. */
	edits: 'keep' | 'overwrite' | undefined
	/** What a push says of the product: `PushDetails`. */
	details: PushDetails
	/** Pages that did not change since they were pushed are pushed again. */
	all: boolean
	/** File of the seller's store profile. */
	profile: string | undefined
}

/** As a seller may say it of a push; what is left out is made of the page. */
export type PushDetails = {
	/** In the shop's currency, whatever the page states. */
	price: string | undefined
	compareAt: string | undefined
	title: TitleChoice | undefined
	sku: string | undefined
	quantity: number | undefined
	/** The id of a category the shop has, or the names from the top of one to be made. */
	category: StoreCategory | undefined
	/** The values kept of each option, by the option's name. */
	kept: Record<string, string[]> | undefined
}

const usage = (message: string, cause?: unknown) => new AppError('invalid_request', msg('cli.see_help', { message }), { cause })

function parse(argv: string[]) {
	try {
		return parseArgs({
			args: argv,
			allowPositionals: true,
			options: {
				help: { type: 'boolean', short: 'h', default: false },
				'list-languages': { type: 'boolean', default: false },
				form: { type: 'string', default: 'full' },
				market: { type: 'string', default: DEFAULT_MARKET },
				language: { type: 'string', default: DEFAULT_LANGUAGE },
				theme: { type: 'string' },
				out: { type: 'string' },
				link: { type: 'string' },
				format: { type: 'string', default: 'html' },
				pictures: { type: 'string' },
				profile: { type: 'string' },
				store: { type: 'string' },
				status: { type: 'string' },
				edits: { type: 'string' },
				price: { type: 'string' },
				'compare-at': { type: 'string' },
				title: { type: 'string' },
				sku: { type: 'string' },
				quantity: { type: 'string' },
				category: { type: 'string' },
				'new-category': { type: 'string' },
				keep: { type: 'string', multiple: true },
				all: { type: 'boolean', default: false },
			},
		})
	} catch (error) {
		throw usage(`${error instanceof Error ? error.message : String(error)}.`, error)
	}
}

/** The language's value when it is one we write; throws AppError `invalid_request` naming how to list them. */
export function requireLanguage(id: string): string {
	const language = findLanguage(id)
	if (!language) throw usage(`There is no language “${id}”; --list-languages lists them.`)
	return language.id
}

/** The market's value when there is one of that name; throws AppError `invalid_request` otherwise. */
export function requireMarket(id: string): string {
	const market = findMarket(id)
	if (!market) throw usage(`There is no market “${id}”.`)
	return market.id
}

function requireTheme(name: string | undefined): ThemeName | undefined {
	if (name === undefined) return undefined
	const theme = themeSchema.safeParse(name)
	if (!theme.success) throw usage(`There is no theme “${name}”.`)
	return theme.data
}

function requireFormat(name: string): ExportFormat {
	const format = exportFormatSchema.safeParse(name)
	if (!format.success) throw usage(`There is no format “${name}”; --format is one of ${exportFormatSchema.options.join(', ')}.`)
	return format.data
}

function requireAddress(address: string | undefined): string | undefined {
	if (address === undefined) return undefined
	if (!/^https?:\/\//.test(address) || !URL.canParse(address)) {
		throw usage(`--pictures is the public address of the pictures, as https://pictures.example/files/; “${address}” is none.`)
	}
	return address.endsWith('/') ? address : `${address}/`
}

function oneOf<T extends string>(option: string, known: readonly T[], given: string | undefined): T | undefined {
	if (given === undefined) return undefined
	const found = known.find((one) => one === given)
	if (found === undefined) throw usage(`--${option} is one of ${known.join(', ')}.`)
	return found
}

type Given = ReturnType<typeof parse>['values']

/** The options that are fields of the form that pushes to a store. */
const PUSH_OPTIONS = [
	['title', 'title'],
	['sku', 'sku'],
	['quantity', 'quantity'],
	['category', 'category'],
	['new-category', 'new_category'],
	['keep', 'option_values'],
] as const satisfies readonly (readonly [option: string, field: keyof PushForm])[]

function readDetails({ price, keep, ...given }: Given, several: boolean): PushDetails {
	if (several && (given.sku !== undefined || price !== undefined)) throw usage('--sku and --price are for one page.')
	const { title, sku, quantity, category, 'new-category': new_category } = given
	const form = pushFormSchema.safeParse({
		title,
		sku,
		quantity,
		category,
		new_category,
		option_values: keep && JSON.stringify(keptIn(keep)),
	})
	if (form.success) {
		const { category: filed, option_values: kept, ...named } = choicesOfForm(form.data)
		return {
			price,
			compareAt: given['compare-at'],
			title: named.title,
			sku: named.sku,
			quantity: named.quantity,
			category: filed ?? undefined,
			kept,
		}
	}
	const wrong = PUSH_OPTIONS.filter(([, field]) => form.error.issues.some(({ path }) => path[0] === field))
	throw usage(wrong.map(([option, field]) => `--${option}: ${pushFormSchema.shape[field].description}.`).join(' '))
}

/** `Size=S,M` as the values of an option, by its name. */
function keptIn(keep: readonly string[]): Record<string, string[]> {
	const each = keep.map((one): [string, string[]] => {
		const [, name = '', values = ''] = /^([^=]+)=(.+)$/.exec(one) ?? []
		if (name === '') throw usage(`--keep is a name and values, as "Size=S,M"; “${one}” is none.`)
		return [name.trim(), values.split(',').map((value) => value.trim())]
	})
	return Object.fromEntries(each)
}

/** Command line → arguments, all checked before any work begins. Throws AppError `invalid_request`. */
export function parseArguments(argv: string[]): Arguments {
	const { values, positionals } = parse(argv)
	const [command, ...inputs] = positionals
	if (values.form !== 'full' && values.form !== 'labels') throw usage('--form is full or labels.')
	return {
		command,
		inputs,
		help: values.help,
		listLanguages: values['list-languages'],
		form: values.form,
		language: requireLanguage(values.language),
		market: requireMarket(values.market),
		theme: requireTheme(values.theme),
		out: values.out,
		link: values.link,
		format: requireFormat(values.format),
		pictures: requireAddress(values.pictures),
		profile: values.profile,
		store: oneOf('store', STORE_IDS, values.store),
		status: oneOf('status', productStatusSchema.options, values.status),
		edits: oneOf('edits', ['keep', 'overwrite'] as const, values.edits),
		details: readDetails(values, inputs.length > 1),
		all: values.all,
	}
}
