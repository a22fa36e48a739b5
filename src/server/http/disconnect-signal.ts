import type { FastifyReply } from 'fastify'
import { AppError } from '../../core/errors'
import { msg } from '../../core/messages/message'

/** Ends when the caller has gone away before the answer was whole; at once for one who has gone already. */
export function disconnectSignal({ raw }: FastifyReply): AbortSignal {
	const gone = new AbortController()
	const leave = () => {
		if (!raw.writableFinished) gone.abort(new AppError('canceled', msg('machine.caller_gone')))
	}
	if (raw.destroyed) leave()
	else raw.once('close', leave)
	return gone.signal
}
