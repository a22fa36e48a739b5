type Body = { type: string; message: string; code?: string; param?: string }

/** An error as Stripe answers it; without the `error` object its SDK would take the answer for a success. */
export class StripeRefusal extends Error {
	constructor(
		readonly status: number,
		readonly body: Body,
	) {
		super(body.message)
	}
}

export function missing(what: string, id: string, param: string, status = 404): StripeRefusal {
	return new StripeRefusal(status, { type: 'invalid_request_error', code: 'resource_missing', message: `No such ${what}: '${id}'`, param })
}

export function invalid(message: string, param?: string, code?: string): StripeRefusal {
	return new StripeRefusal(400, { type: 'invalid_request_error', message, ...(param ? { param } : {}), ...(code ? { code } : {}) })
}
