import { z } from 'zod'

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const
const schemaSchema = z.looseObject({ properties: z.record(z.string(), z.unknown()).optional(), required: z.array(z.string()).optional() })
const contentSchema = z.record(z.string(), z.looseObject({ schema: z.looseObject({}).optional() })).optional()
const operationSchema = z.looseObject({
	tags: z.array(z.string()),
	summary: z.string(),
	security: z.array(z.record(z.string(), z.array(z.string()))),
	parameters: z.array(z.looseObject({ name: z.string(), in: z.string(), required: z.boolean().optional() })).optional(),
	requestBody: z.looseObject({ content: contentSchema }).optional(),
	responses: z.record(z.string(), z.looseObject({ content: contentSchema })),
	'x-csrf': z.string().optional(),
	'x-cost': z.string().optional(),
	'x-owner-only': z.boolean().optional(),
	'x-idempotency-key': z.boolean().optional(),
})
type Operation = z.infer<typeof operationSchema>

const documentSchema = z.looseObject({
	paths: z.record(z.string(), z.partialRecord(z.enum(METHODS), operationSchema)),
	components: z.looseObject({ schemas: z.record(z.string(), z.looseObject({})) }),
})

const HEAD = `# The calls

Made from the OpenAPI document (\`/api/openapi.json\`), which is made from the routes; \`npm run calls\` makes it again, and a test fails
when it differs. Every error has the shape \`Error\`.

- **Who**: anyone, a signed-in user, or the owner of the installation.
- **Protected**: a changing call carries the CSRF *token*, or is checked by its *origin*. *Key* marks one that makes or charges
  something and takes an \`Idempotency-Key\`.
- **Cost**: the class by which a costly call is rate-limited besides the limit for all calls.
- **Takes**: what is needed, then in brackets what may be left out. Parts of the path are in the path.`

/** The reference of all calls as Markdown, a table for each area, from the OpenAPI document. */
export function callsReference(openapi: unknown): string {
	const document = documentSchema.parse(openapi)
	const nameOrFields = (schema: Record<string, unknown> | undefined): string => {
		if (!schema) return ''
		const name = typeof schema.$ref === 'string' ? schema.$ref.split('/').at(-1) : undefined
		return name ? `a ${name}` : fieldsOf(schemaSchema.parse(schema))
	}
	const rows = Object.entries(document.paths).flatMap(([path, operations]) =>
		METHODS.flatMap((method) => {
			const operation = operations[method]
			return operation ? [{ area: operation.tags[0] ?? '', row: rowOf(`${method.toUpperCase()} ${path}`, operation, nameOrFields) }] : []
		}),
	)
	const areas = [...new Set(rows.map(({ area }) => area))].sort()
	const table = (area: string) =>
		[
			`## ${area}`,
			'',
			'| Call | What it does | Who | Protected | Cost | Takes | Answers |',
			'| --- | --- | --- | --- | --- | --- | --- |',
			...rows.filter((one) => one.area === area).map(({ row }) => row),
		].join('\n')
	return `${[HEAD, ...areas.map(table)].join('\n\n')}\n`
}

function rowOf(call: string, operation: Operation, nameOrFields: (schema: Record<string, unknown> | undefined) => string): string {
	const { summary, security, parameters = [], requestBody, responses } = operation
	const isOpen = security.every((one) => !('session' in one))
	const who = operation['x-owner-only'] ? 'owner' : isOpen ? 'anyone' : 'user'
	const token = security.some((one) => 'csrf' in one) ? 'token' : operation['x-csrf']
	const query = parameters.filter((one) => one.in === 'query')
	const [body] = Object.values(requestBody?.content ?? {})
	const asked = fieldsOf({
		properties: Object.fromEntries(query.map(({ name }) => [name, true])),
		required: query.filter(({ required }) => required).map(({ name }) => name),
	})
	const answers = Object.entries(responses)
		.filter(([status]) => status !== 'default')
		.map(([status, { content }]) => {
			const [type, answer] = Object.entries(content ?? {})[0] ?? []
			const what = nameOrFields(answer?.schema) || (type && type !== 'application/json' ? type : '')
			return status === '200' && what ? what : `${status} ${what}`.trim()
		})
	const cells = [
		`\`${call}\``,
		summary,
		who,
		[token, operation['x-idempotency-key'] ? 'key' : undefined].filter(Boolean).join(', '),
		operation['x-cost'] ?? '',
		[asked, nameOrFields(body?.schema)].filter(Boolean).join('; '),
		answers.join('; '),
	]
	return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
}

/** Names of fields, those that may be left out in brackets behind the others. */
function fieldsOf({ properties = {}, required = [] }: z.infer<typeof schemaSchema>): string {
	const names = Object.keys(properties)
	const optional = names.filter((name) => !required.includes(name))
	const needed = names.filter((name) => required.includes(name))
	return [needed.map(code).join(', '), optional.length > 0 ? `[${optional.map(code).join(', ')}]` : ''].filter(Boolean).join(' ')
}

const code = (name: string) => `\`${name}\``
