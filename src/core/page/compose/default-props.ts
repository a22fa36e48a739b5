import { kindOf, type SectionProps, type SectionType } from '../page'
import type { EmptyItem } from '../sections/section-kind'

/** Empty content of a section type. */
export function emptyProps<T extends SectionType>(type: T): SectionProps<T> {
	return kindOf(type).empty() as SectionProps<T>
}

/** A list of entries a section type has, and what an empty entry of it holds (without its id). */
export type EntryList = { list: string; emptyItem: EmptyItem }

/** Every list of entries a section type has. */
export function entryLists(type: SectionType): EntryList[] {
	return Object.entries(kindOf(type).lists ?? {}).map(([list, emptyItem]) => ({ list, emptyItem }))
}

/** The list of entries an editor adds to. */
export function entryList(type: SectionType): EntryList | undefined {
	return entryLists(type)[0]
}
