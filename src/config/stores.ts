import { z } from 'zod'
import { STORE_AUDIENCES, type StoreAudience, type StoreSetting } from '../core/stores/descriptors/descriptor'
import { descriptorOf, forEachStore, STORE_IDS, type StoreId } from '../core/stores/store-ids'
import { flag, httpUrl, text } from './fields'

export type StoreSettings = Readonly<Record<string, string | boolean | undefined>>

/** The stores this installation can push to. */
export type StoresConfig = {
	/** Each store whole or absent; by the names its descriptor gives its settings. */
	settings: Partial<Record<StoreId, StoreSettings>>
	access: Record<StoreId, StoreAudience>
	/** True when the stores are on this machine (the fakes), and can fetch pictures from an address nobody else can. */
	mayFetchLocally: boolean
}

const FIELDS: Record<StoreSetting['kind'], z.ZodType<string | boolean | undefined>> = {
	text,
	url: httpUrl.optional(),
	'shop-url': httpUrl.refine((url) => url.includes('{shop}'), 'must have {shop} where the shop’s name goes').optional(),
	flag: flag.default(false),
}
const audience = z.enum(STORE_AUDIENCES, 'must be owner, pro or everyone')

/** A store’s settings where the environment says none: enough for a shop opened by what it gave itself. */
export function initialSettings(store: StoreId): StoreSettings {
	return Object.fromEntries(descriptorOf(store).settings.map(({ name, initial }) => [name, initial]))
}

const variable = (store: StoreId, name: string) => `${store.toUpperCase()}_${name}`

/** Reads what the environment says of stores, `<STORE>_<NAME>` for every setting of every descriptor. */
export function readStores(env: Readonly<Record<string, string | undefined>>): { stores: StoresConfig; errors: string[] } {
	const errors: string[] = []
	const read = <T>(name: string, field: z.ZodType<T>): T | undefined => {
		const parsed = field.safeParse(env[name])
		if (parsed.success) return parsed.data
		errors.push(...parsed.error.issues.map(({ message }) => `${name} ${message}`))
		return undefined
	}
	const settings: StoresConfig['settings'] = {}
	for (const store of STORE_IDS) {
		const own = descriptorOf(store).settings
		const values = Object.fromEntries(own.map(({ name, kind }) => [name, read(variable(store, name), FIELDS[kind])]))
		const half = halfError(store, own, values)
		if (half) errors.push(half)
		else if (own.every(({ name, required }) => !required || values[name]))
			settings[store] = Object.fromEntries(own.map(({ name, initial }) => [name, values[name] ?? initial]))
	}
	const access = forEachStore((store) => read(variable(store, 'ACCESS'), audience.default(descriptorOf(store).access)) ?? 'owner')
	const mayFetchLocally = read('STORES_MAY_FETCH_LOCALLY', flag.default(false)) ?? false
	return { stores: { settings, access, mayFetchLocally }, errors }
}

function halfError(store: StoreId, own: readonly StoreSetting[], values: StoreSettings): string | undefined {
	const names = (picked: StoreSetting[]) => picked.map(({ name }) => variable(store, name)).join(' and ')
	const missing = own.filter(({ name, required }) => required && !values[name])
	const given = own.filter(({ name }) => values[name])
	if (missing.length === 0 || given.length === 0) return undefined
	const isWhollyMissing = given.every(({ required }) => !required)
	return `${names(missing)} must be set when ${names(given)} is${isWhollyMissing ? '' : '; or remove both'}`
}
