import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import {
	buildSchema,
	type DocumentNode,
	type GraphQLNamedType,
	getNamedType,
	isCompositeType,
	isUnionType,
	Kind,
	type SelectionSetNode,
	TypeInfo,
	visit,
	visitWithTypeInfo,
} from 'graphql'

import { API_VERSION } from '../../../src/connectors/stores/shopify/documents'

/** From the project's folder, where everything that runs this is started: bundled, this file lies elsewhere. */
const FOLDER = resolve('src/connectors/stores/shopify/schema')

/** Shopify's own description of the Admin API, cut down to what our documents reach. */
export const ADMIN_SCHEMA = buildSchema(readFileSync(join(FOLDER, `admin-${API_VERSION}.graphql`), 'utf8'))
/** `Type` or `Type.field` → rights of which one is needed. */
const RIGHTS: Record<string, string[]> = JSON.parse(readFileSync(join(FOLDER, `admin-${API_VERSION}.rights.json`), 'utf8'))

/** Every set of rights a document needs one of, with the field that needs it. */
export function rightsNeeded(document: DocumentNode): { field: string; oneOf: string[] }[] {
	const needed = new Map<string, string[]>()
	const info = new TypeInfo(ADMIN_SCHEMA)
	const enter = () => {
		const field = info.getFieldDef()
		if (!field) return
		for (const name of [`${info.getParentType()?.name}.${field.name}`, getNamedType(field.type).name]) {
			const rights = RIGHTS[name]
			if (rights) needed.set(name, rights)
		}
	}
	visit(document, visitWithTypeInfo(info, { Field: { enter } }))
	return [...needed].map(([field, oneOf]) => ({ field, oneOf }))
}

/** True when the right is held; one to write is one to read. */
export function isHeld(right: string, held: readonly string[]): boolean {
	return held.includes(right) || held.includes(right.replace(/^read_/, 'write_'))
}

/**
 * What a document may cost at most, by Shopify's rule: an object is a point, a list as many objects as are asked for, a
 * change ten. Newer versions count long lists cheaper; what passes here passes there.
 */
export function costOf(document: DocumentNode): number {
	const sum = (cost: number, one: number) => cost + one
	const operations = document.definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION)
	return operations
		.map(({ operation, selectionSet }) => {
			const root = ADMIN_SCHEMA.getRootType(operation)
			return (operation === 'mutation' ? 10 : 0) + (root ? costIn(root, selectionSet, 1) : 0)
		})
		.reduce(sum, 0)
}

function costIn(type: GraphQLNamedType, { selections }: SelectionSetNode, times: number): number {
	let cost = 0
	for (const one of selections) {
		if (one.kind === Kind.INLINE_FRAGMENT)
			cost += costIn(ADMIN_SCHEMA.getType(one.typeCondition?.name.value ?? '') ?? type, one.selectionSet, times)
		if (one.kind !== Kind.FIELD || !one.selectionSet || isUnionType(type) || !isCompositeType(type)) continue
		const field = type.getFields()[one.name.value]
		if (!field) continue
		const named = getNamedType(field.type)
		const first = one.arguments?.find(({ name }) => name.value === 'first')?.value
		const items = named.name.endsWith('Connection') && first?.kind === Kind.INT ? Number(first.value) : undefined
		cost += (items === undefined ? times : 0) + costIn(named, one.selectionSet, times * (items ?? 1))
	}
	return cost
}
