import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import type { JsonSchema } from './sample-of-schema'

export type Content = Record<string, { schema?: JsonSchema }>
export type Operation = {
	tags?: string[]
	requestBody?: { content: Content }
	responses: Record<string, { content?: Content }>
	parameters?: { name: string; in: string }[]
}
/** The part of the OpenAPI document (GET /api/openapi.json) that says what is sent and answered. */
export type ApiDocument = { paths: Record<string, Record<string, Operation>>; components: { schemas: Record<string, JsonSchema> } }

/** One call as it was seen; `sent` and `answered` are what JSON bodies hold, undefined for every other kind of body. */
export type Exchange = { method: string; path: string; status: number; sent?: unknown; answered?: unknown }

/** Of a call's body in JSON. */
export const jsonSchemaOf = (content: Content | undefined): JsonSchema | undefined => content?.['application/json']?.schema

/**
 * Judges calls by the OpenAPI document: an answer must have a documented status and that status's shape, and what was
 * accepted must have the documented shape of a request. Answers the errors of a call, in words; none for paths the
 * document does not know, which are no calls of the API.
 */
export function openContract(document: ApiDocument): (exchange: Exchange) => string[] {
	const ajv = new Ajv2020({ strict: false, validateFormats: false, inlineRefs: false, code: { optimize: false } })
	ajv.addSchema({ $id: 'document', components: document.components })
	const compiled = new Map<object, ValidateFunction>()
	const operationAt = operationFinder(document)

	function mismatch(schema: JsonSchema | undefined, value: unknown): string | undefined {
		if (!schema) return undefined
		let validate = compiled.get(schema)
		if (!validate) {
			validate = ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"document#/components')) as object)
			compiled.set(schema, validate)
		}
		return validate(value) ? undefined : ajv.errorsText(validate.errors)
	}

	return ({ method, path, status, sent, answered }) => {
		const operation = operationAt(method, path)
		// 304 has the body of the answer that the caller keeps.
		if (!operation || status === 304) return []
		const answer = operation.responses[String(status)] ?? (status >= 400 ? operation.responses.default : undefined)
		if (!answer) return [`${method} ${path} answered ${status}, of which the document does not tell`]
		const errors: string[] = []
		const body = answered === undefined ? undefined : mismatch(jsonSchemaOf(answer.content), answered)
		if (body) errors.push(`${method} ${path} answered ${status} in another shape: ${body}`)
		const request = status < 400 && sent !== undefined ? mismatch(jsonSchemaOf(operation.requestBody?.content), sent) : undefined
		if (request) errors.push(`${method} ${path} accepted another shape: ${request}`)
		return errors
	}
}

/** Paths without parameters go before those with. */
function operationFinder({ paths }: ApiDocument): (method: string, path: string) => Operation | undefined {
	const templates = Object.entries(paths)
		.filter(([path]) => path.includes('{'))
		.map(([path, operations]) => ({ operations, pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`) }))
	return (method, path) => {
		const operations = paths[path] ?? templates.find(({ pattern }) => pattern.test(path))?.operations
		return operations?.[method.toLowerCase()]
	}
}
