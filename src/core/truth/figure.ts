import type { Unit } from './lexicons/units'

/** A figure found in a text, before its unit is known. */
export type Figure = {
	index: number
	length: number
	written: string
	values: number[]
	unit?: Unit
	implied?: boolean
	countsIn?: readonly string[]
}
