import { z } from 'zod'

const words = z.string().trim().min(1).optional()

/** Settings that say who runs the installation; each field as its variable is called. */
export const operatorFields = {
	OPERATOR_NAME: words,
	OPERATOR_ADDRESS: words,
	OPERATOR_EMAIL: z.email('must be an e-mail address').optional(),
	OPERATOR_HOURS: z.string().trim().min(1).default('Mon-Fri 9:00-17:00 GMT'),
	OPERATOR_JURISDICTION: z.string().trim().min(1).default('England and Wales'),
	OPERATOR_COMPANY_NUMBER: words,
	OPERATOR_REGISTERED_IN: words,
	OPERATOR_VAT_NUMBER: words,
	OPERATOR_ICO_NUMBER: words,
	OPERATOR_PHONE: words,
	OPERATOR_EU_REPRESENTATIVE: words,
	OPERATOR_HOSTING_COUNTRY: words,
	OPERATOR_HOSTING_PROVIDER: words,
	PIXEL_ID: z
		.string()
		.trim()
		.regex(/^\d{10,20}$/, 'must be the pixel’s number, 10 to 20 digits')
		.optional(),
}
type OperatorEnvironment = z.infer<z.ZodObject<typeof operatorFields>>

/** Who runs the installation (requirements, decision 1): the legal pages name them. */
export type Operator = {
	name: string
	/** Registered office. */
	address: string
	email: string
	hours: string
	/** Whose law holds. */
	jurisdiction: string
	companyNumber?: string | undefined
	registeredIn?: string | undefined
	vatNumber?: string | undefined
	icoNumber?: string | undefined
	phone?: string | undefined
	/** Representative under article 27 of the EU's GDPR, with address. */
	euRepresentative?: string | undefined
	/** Country of database and files, and the company that runs the machines. */
	hosting?: string | undefined
	hostingProvider?: string | undefined
}

const NEEDED = ['OPERATOR_NAME', 'OPERATOR_ADDRESS', 'OPERATOR_EMAIL'] as const
const FURTHER = [
	'OPERATOR_COMPANY_NUMBER',
	'OPERATOR_REGISTERED_IN',
	'OPERATOR_VAT_NUMBER',
	'OPERATOR_ICO_NUMBER',
	'OPERATOR_PHONE',
	'OPERATOR_EU_REPRESENTATIVE',
	'OPERATOR_HOSTING_COUNTRY',
	'OPERATOR_HOSTING_PROVIDER',
] as const

/** The operator, whole; undefined without any of it. */
export function readOperator(env: OperatorEnvironment): { operator: Operator | undefined; errors: string[] } {
	const given = [...NEEDED, ...FURTHER].filter((key) => env[key])
	const { OPERATOR_NAME: name, OPERATOR_ADDRESS: address, OPERATOR_EMAIL: email } = env
	if (given.length === 0) return { operator: undefined, errors: [] }
	if (!name || !address || !email) {
		const missing = NEEDED.filter((key) => !env[key])
		return {
			operator: undefined,
			errors: [`${missing.join(' and ')} must be set when ${given.join(' and ')} is; or remove all of OPERATOR_…`],
		}
	}
	if (Boolean(env.OPERATOR_COMPANY_NUMBER) !== Boolean(env.OPERATOR_REGISTERED_IN)) {
		return { operator: undefined, errors: ['OPERATOR_COMPANY_NUMBER and OPERATOR_REGISTERED_IN must be set together, or neither'] }
	}
	return {
		operator: {
			name,
			address,
			email,
			hours: env.OPERATOR_HOURS,
			jurisdiction: env.OPERATOR_JURISDICTION,
			companyNumber: env.OPERATOR_COMPANY_NUMBER,
			registeredIn: env.OPERATOR_REGISTERED_IN,
			vatNumber: env.OPERATOR_VAT_NUMBER,
			icoNumber: env.OPERATOR_ICO_NUMBER,
			phone: env.OPERATOR_PHONE,
			euRepresentative: env.OPERATOR_EU_REPRESENTATIVE,
			hosting: env.OPERATOR_HOSTING_COUNTRY,
			hostingProvider: env.OPERATOR_HOSTING_PROVIDER,
		},
		errors: [],
	}
}
