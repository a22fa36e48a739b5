/** What the fake model does with the next requests. `times` limits a misbehaviour; afterwards it answers well. */
export type ModelBehaviour =
	| { kind: 'ok' }
	/** 429 with Retry-After (milliseconds are sent as `retry-after-ms`, as OpenAI does); with `date` as a date alone. */
	| { kind: 'rate-limited'; retryAfterMs?: number; date?: string; times?: number }
	| { kind: 'error'; status: number; times?: number }
	/** 503, or 529 where the provider has that, with an overloaded message. */
	| { kind: 'overloaded'; times?: number }
	/** A stream that begins well and then says the server is overloaded. */
	| { kind: 'overloaded-mid-stream'; times?: number }
	/** Answers after `delayMs`, or never when it is Infinity (until the client leaves). */
	| { kind: 'slow'; delayMs: number; times?: number }
	/** A stream whose pieces come this far apart. */
	| { kind: 'paced'; pauseMs: number; times?: number }
	/** Half an answer, then the connection is cut. */
	| { kind: 'cut'; times?: number }
	| { kind: 'invalid-json'; times?: number }
	/** Good copy wrapped in prose and a Markdown fence, as models without structured output do. */
	| { kind: 'wrapped-json'; times?: number }
	/** 400 for requests that ask for structured output, well-formed answers to all others. */
	| { kind: 'no-schema-support' }
	/** 400 for requests that come with pictures. */
	| { kind: 'blind' }
	| { kind: 'empty'; times?: number }
	| { kind: 'refusal'; times?: number }
	| { kind: 'wrong-language'; times?: number }
	| { kind: 'unknown-facts'; times?: number }
	/** Well-formed copy with claims no fact supports. */
	| { kind: 'unsupported-claims'; times?: number }
	/** Well-formed copy and ads that say `text` in each text, and a judge that says a fact entails it. */
	| { kind: 'says'; text: string }
	/** Well-formed, true copy with a stock phrase in each text. */
	| { kind: 'cliches'; times?: number }
	/** Who understands a product: says that the fact named `out` is contradicted by the one named `by`. */
	| { kind: 'contradicts'; out: string; by: string }
	/** As a judge: calls every sentence unsupported that holds `word`. */
	| { kind: 'objects'; word: string; times?: number }
	/** As a judge: says of everything that a fact entails it. */
	| { kind: 'believes-all' }
	/** As a judge: says nothing of any sentence. */
	| { kind: 'silent' }
	/** As a judge: calls every translated row wrong that holds `word`. */
	| { kind: 'doubts-row'; word: string }

/** One answer as it was asked for, in whatever protocol. */
export type ModelRequest = {
	protocol: 'openai' | 'anthropic' | 'google'
	model: string
	system: string
	/** Without the system's. */
	messages: { role: string; content: string }[]
	/** How many pictures came with it. */
	pictures: number
	stream: boolean
	structured: boolean
	/** The key as it was sent. */
	authorization: string | undefined
}
