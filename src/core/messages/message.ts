import type { ENGLISH } from './english'

/** What fills a hole of a message: a text as it is, a number, or another message, said in the same language. */
export type Param = string | number | Message
export type Params = Readonly<Record<string, Param>>

/**
 * What a person is to be told, as data: a key of the catalogues (`shopify.locked`) and what fills the holes of its
 * words. It is JSON, and travels as such from where something happened to whoever says it in a language.
 */
export type Message = { readonly key: string; readonly params?: Params }

type Form = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'
type English = typeof ENGLISH
type Area = keyof English
type NameIn<A extends Area> = keyof English[A] & string
type WithoutForm<N extends string> = N extends `${infer Name}_${Form}` ? Name : N

/** `area.name` of every message there is; the forms of a plural (`name_one`, `name_other`) are one. */
export type MessageKey = { [A in Area]: `${A}.${WithoutForm<NameIn<A>>}` }[Area]

type TextAt<A extends Area, N extends string> = N extends NameIn<A> ? English[A][N] : never
type TextOf<K extends string> = K extends `${infer A extends Area}.${infer N}` ? TextAt<A, N | `${N}_other`> : never
type HolesOf<T> = T extends `${string}{{${infer Hole}}}${infer Rest}` ? Hole | HolesOf<Rest> : never

/** What a message asks for: one value for each hole of its English words; `count` chooses the form of a plural. */
export type ParamsOf<K extends MessageKey> = { readonly [H in HolesOf<TextOf<K>>]: H extends 'count' ? number : Param }

/** A message. A key that is in no catalogue, and a hole left open, are errors of types. */
export function msg<K extends MessageKey>(key: K, ...[params]: [HolesOf<TextOf<K>>] extends [never] ? [] : [params: ParamsOf<K>]): Message {
	return params === undefined ? { key } : { key, params }
}

/** Words of somebody else (a store, a payment provider, an older version of ours), told as they are. */
export function foreignWords(text: string): Message {
	return { key: 'foreign.words', params: { text } }
}
