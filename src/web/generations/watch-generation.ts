import { type Generation, type GenerationEvent, generationEventSchema } from '../../core/contracts/generation'
import { isAppError } from '../../core/errors'
import { api, generationEventsUrl } from '../calls/api'
import { translate } from './words'

const RECONNECT_MS = 2_000

export type Watch = {
	onEvent: (event: GenerationEvent) => void
	/** false while the connection is lost and being sought again. */
	onConnection: (connected: boolean) => void
	/** Looking for it failed in a way that trying again will not mend (e.g. signed out). */
	onError: (error: unknown) => void
}

/**
 * Follows a generation's events until it ends, through lost connections: the browser resumes the stream by itself, and
 * where it gives up we ask how the generation stands and go on. Returns what stops it.
 */
export function watchGeneration(id: string, watch: Watch): () => void {
	let stopped = false
	let source: EventSource | undefined
	let timer: ReturnType<typeof setTimeout> | undefined

	const stop = () => {
		stopped = true
		source?.close()
		clearTimeout(timer)
	}
	const receive = (event: GenerationEvent) => {
		if (stopped) return
		if (isEnd(event)) stop()
		watch.onEvent(event)
	}
	const connect = () => {
		source = new EventSource(generationEventsUrl(id), { withCredentials: true })
		source.onopen = () => watch.onConnection(true)
		for (const type of ['message', ...EVENT_TYPES]) source.addEventListener(type, (message) => readEvent(message, receive))
		source.onerror = () => {
			watch.onConnection(false)
			if (source?.readyState === EventSource.CLOSED) void lookAgain()
		}
	}
	const lookAgain = async () => {
		try {
			const end = endOf(await api.generation(id))
			if (end) return receive(end)
		} catch (error) {
			if (!isAppError(error) || !error.rule.retry) {
				stop()
				return watch.onError(error)
			}
		}
		if (!stopped) timer = setTimeout(connect, RECONNECT_MS)
	}

	connect()
	return stop
}

const EVENT_TYPES = generationEventSchema.options.map((option) => option.shape.type.value)

function readEvent(message: Event, receive: (event: GenerationEvent) => void): void {
	if (!(message instanceof MessageEvent) || typeof message.data !== 'string') return
	const parsed = generationEventSchema.safeParse(JSON.parse(message.data))
	if (parsed.success) receive(parsed.data)
}

function isEnd(event: GenerationEvent): boolean {
	return event.type === 'done' || event.type === 'failed' || event.type === 'canceled'
}

/** How a generation ended, as its last event would have said; undefined while it is under way. */
export function endOf(generation: Generation): GenerationEvent | undefined {
	if (generation.status === 'canceled') return { type: 'canceled' }
	if (generation.status === 'failed') {
		return { type: 'failed', ...(generation.error ?? { code: 'internal', message: translate('not_made'), other_ways: [] }) }
	}
	if (generation.status === 'done' && generation.page_id) return { type: 'done', page_id: generation.page_id, should_show_toast: 0 }
	return undefined
}
