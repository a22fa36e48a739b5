// Cuts Shopify's Admin schema down to what our documents reach, and those of the tests on a real store: the fields they
// ask for, every input type those take, and the rights they need.
//
//   npm pack @shopify/dev-mcp@1.16.0 && tar xzf shopify-dev-mcp-1.16.0.tgz
//   npx node test/support/trim-shopify-schema.mjs package/dist/data/admin_2026-10.json.gz
//
// Format what it wrote (npm run format). Run it again when a document of src/connectors/stores/shopify/documents.ts
// changes, or with another version's file when API_VERSION does.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import {
	buildClientSchema,
	getNamedType,
	isCompositeType,
	isEnumType,
	isInputObjectType,
	isInterfaceType,
	isScalarType,
	isSpecifiedScalarType,
	NoDeprecatedCustomRule,
	parse,
	printType,
	specifiedRules,
	TypeInfo,
	validate,
	visit,
	visitWithTypeInfo,
} from 'graphql'
import { API_VERSION, DOCUMENTS } from '../../src/connectors/stores/shopify/documents.ts'
import { SIDE_DOCUMENTS } from '../shops/shopify-side-documents.ts'

const FOLDER = join(import.meta.dirname, '../../src/connectors/stores/shopify/schema')
const path = process.argv[2]
if (!path?.endsWith(`admin_${API_VERSION}.json.gz`)) throw new Error(`Name the file admin_${API_VERSION}.json.gz of @shopify/dev-mcp.`)

const { data, offline_scopes: scopes } = JSON.parse(gunzipSync(await readFile(path)).toString())
const schema = buildClientSchema(data)
const documents = Object.values({ ...DOCUMENTS, ...SIDE_DOCUMENTS }).map((text) => parse(text))
for (const document of documents) {
	const errors = validate(schema, document, [...specifiedRules, NoDeprecatedCustomRule])
	if (errors.length) throw new AggregateError(errors, errors.map(String).join('\n'))
}

/** Composite type → its fields that stay. */
const kept = new Map()
const inputs = new Set()
/** Interfaces nearly everything has (`Node`): of those types alone that are reached otherwise. */
const MOST_POSSIBLE = 20
const wide = []
for (const document of documents) collect(document)
for (const [possible, name] of wide) for (const one of possible) if (kept.has(one)) fieldsOf(one).add(name)
await writeFile(join(FOLDER, `admin-${API_VERSION}.graphql`), sdl())
await writeFile(join(FOLDER, `admin-${API_VERSION}.rights.json`), `${JSON.stringify(rights(), null, '\t')}\n`)

function collect(document) {
	const info = new TypeInfo(schema)
	const enter = () => {
		const parent = info.getParentType()
		const field = info.getFieldDef()
		if (!parent || !field || field.name.startsWith('__')) return
		keep(parent, field)
	}
	visit(document, visitWithTypeInfo(info, { Field: { enter } }))
}

function keep(parent, field) {
	fieldsOf(parent).add(field.name)
	for (const arg of field.args) keepInput(getNamedType(arg.type))
	const type = getNamedType(field.type)
	if (!isCompositeType(type)) keepInput(type)
	if (!isInterfaceType(parent)) return
	const possible = schema.getPossibleTypes(parent)
	if (possible.length > MOST_POSSIBLE) wide.push([possible, field.name])
	else for (const one of possible) fieldsOf(one).add(field.name)
}

function fieldsOf(type) {
	const known = kept.get(type) ?? new Set()
	kept.set(type, known)
	return known
}

function keepInput(type) {
	if (inputs.has(type) || isSpecifiedScalarType(type)) return
	inputs.add(type)
	if (isInputObjectType(type)) for (const field of Object.values(type.getFields())) keepInput(getNamedType(field.type))
}

function sdl() {
	const composites = [...kept].map(([type, names]) => printComposite(type, names))
	const others = [...inputs].filter((type) => isInputObjectType(type) || isEnumType(type) || isScalarType(type)).map(printType)
	const roots = `schema { query: ${schema.getQueryType().name} mutation: ${schema.getMutationType().name} }`
	return `${[roots, ...[...composites, ...others].map(withoutDescriptions).sort()].join('\n\n')}\n`
}

function printComposite(type, names) {
	const config = type.toConfig()
	config.fields = Object.fromEntries(Object.entries(config.fields).filter(([name]) => names.has(name)))
	config.interfaces = isInterfaceType(type) ? [] : config.interfaces.filter((one) => kept.has(one))
	return printType(new type.constructor(config))
}

function withoutDescriptions(text) {
	return text
		.replaceAll(/^\s*"""[\s\S]*?"""\n/gm, '')
		.replaceAll(/\n\s*\n/g, '\n')
		.replaceAll(/^( {2})+/gm, (spaces) => '\t'.repeat(spaces.length / 2))
}

/** `Type` or `Type.field` → the rights of which one is needed to read or call it. */
function rights() {
	const names = new Map([...kept].map(([type, fields]) => [type.name, fields]))
	const needed = scopes.items
		.filter(
			({ typeName, fieldName, offlineScopes }) =>
				offlineScopes.length > 0 && names.has(typeName) && (!fieldName || names.get(typeName).has(fieldName)),
		)
		.map(({ typeName, fieldName, offlineScopes }) => [fieldName ? `${typeName}.${fieldName}` : typeName, offlineScopes])
	return Object.fromEntries(needed.sort(([a], [b]) => (a < b ? -1 : 1)))
}
