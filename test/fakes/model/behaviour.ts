/** What the fake model does with the next requests. `times` limits a misbehaviour; afterwards it answers well. */
export type ModelBehaviour =
	| { kind: 'ok' }
	/** 429 with Retry-After (milliseconds are sent as `retry-after-ms`, as OpenAI does). */
	| { kind: 'rate-limited'; retryAfterMs?: number; times?: number }
	| { kind: 'error'; status: number; times?: number }
	/** 503 with an overloaded message. */
	| { kind: 'overloaded'; times?: number }
	/** Answers after `delayMs`, or never when it is Infinity (until the client leaves). */
	| { kind: 'slow'; delayMs: number; times?: number }
	/** Half an answer, then the connection is cut. */
	| { kind: 'cut'; times?: number }
	| { kind: 'invalid-json'; times?: number }
	/** Good copy wrapped in prose and a Markdown fence, as models without structured output do. */
	| { kind: 'wrapped-json'; times?: number }
	/** 400 for requests that ask for structured output, well-formed answers to all others. */
	| { kind: 'no-schema-support' }
	| { kind: 'empty'; times?: number }
	| { kind: 'refusal'; times?: number }
	| { kind: 'wrong-language'; times?: number }
	| { kind: 'unknown-facts'; times?: number }
	/** Well-formed copy with claims no fact supports. */
	| { kind: 'unsupported-claims'; times?: number }

/** One chat completion as it was asked for. */
export type ModelRequest = {
	model: string
	system: string
	messages: { role: string; content: string }[]
	stream: boolean
	structured: boolean
	authorization: string | undefined
}
