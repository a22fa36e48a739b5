import { z } from 'zod'

/** The kinds of values an environment variable can have. Messages are sentences' ends: "PORT must be …". */
export const text = z.string().min(1).optional()

export const port = z.coerce
	.number('must be a number')
	.int('must be a whole number')
	.min(0, 'must be between 0 and 65535')
	.max(65_535, 'must be between 0 and 65535')

export const positive = z.coerce.number('must be a number').int('must be a whole number').positive('must be greater than zero')

export const flag = z
	.enum(['true', 'false', '1', '0', 'on', 'off'], 'must be true or false')
	.transform((value) => value === 'true' || value === '1' || value === 'on')

/** An http or https address, without the slash at its end. */
export const httpUrl = z
	.string()
	.refine((value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol), 'must be an http or https address')
	.transform((value) => value.replace(/(?<!\/)\/+$/, ''))

function entries(value: string): string[] {
	return value
		.split(',')
		.map((entry) => entry.trim())
		.filter(Boolean)
}

/** A comma list whose entries are checked one by one. */
export function list<T extends z.ZodType<unknown, string>>(entry: T) {
	return z.string().transform(entries).pipe(z.array(entry))
}

export const hostList = list(
	z
		.string()
		.regex(/^[^\s/:@]+$|^\[[0-9a-f:.]+\]$|^\*$/i, 'must hold host names without scheme or port, separated by commas (or *)')
		.transform((host) => host.toLowerCase()),
)

/** `https://www.example.com=http://127.0.0.1:4010/www.example.com, …` */
export const routeTable = list(
	z.string().transform((entry, context) => {
		const [from = '', to = ''] = entry.split(/=(.*)/s)
		if (!URL.canParse(from) || !URL.canParse(to) || new URL(from).origin !== from || !/^https?:$/.test(new URL(to).protocol)) {
			context.addIssue({
				code: 'custom',
				message: `holds "${entry}", which is not origin=address (https://www.example.com=http://127.0.0.1:4010/example)`,
			})
			return z.NEVER
		}
		return { origin: from, target: to.replace(/(?<!\/)\/+$/, '') }
	}),
)

/** Hosts as NO_PROXY has them: `localhost,.example.com,*`; ports are left out. */
export const bypassList = z.string().transform((value) => entries(value).map((entry) => entry.toLowerCase().replace(/:\d+$/, '')))

/** `https://api.example.com/?key=…&url={url}`. The value is never repeated: it holds keys. */
export const urlTemplate = z
	.string()
	.refine((value) => /^https?:\/\//.test(value) && URL.canParse(value), 'must be an http or https address')
	.refine((value) => value.includes('{url}'), 'must have {url} where the address of the listing goes')

/** `{"x-api-key": "…"}`. The value is never repeated: it holds keys. */
export const headerTable = z.string().transform((value, context) => {
	const parsed = z.record(z.string().regex(/^[\w-]+$/), z.string().regex(/^[^\r\n]*$/)).safeParse(jsonOrNothing(value))
	if (parsed.success) return parsed.data
	context.addIssue({ code: 'custom', message: 'must be a JSON object of header names and texts, as {"x-api-key": "..."}' })
	return z.NEVER
})

function jsonOrNothing(value: string): unknown {
	try {
		return JSON.parse(value)
	} catch (error) {
		if (error instanceof SyntaxError) return undefined
		throw error
	}
}
