import type { FastifyReply, FastifyRequest } from 'fastify'
import { APP_LANGUAGE_KEY, APP_LANGUAGE_PARAMETER, APP_LANGUAGE_SECONDS } from '../../core/locale/app-language-signs'
import { type AppLanguage, DEFAULT_APP_LANGUAGE, findAppLanguage, matchAppLanguage } from '../../core/locale/app-languages'

type Known = {
	/** The language kept with the account of whoever asks. */
	own: AppLanguage | null | undefined
	/** Cookies are sent over https only. */
	secure: boolean
}

/**
 * The language a document is answered in: that of the address (`?language=fr`), which this browser is answered in from
 * then on unless its user has chosen another for their account; else that of the account; else the one kept with the
 * browser; else the one it wishes for; else English. Caches are told what the answer rests on.
 */
export function settleLanguage(request: FastifyRequest, reply: FastifyReply, { own, secure }: Known): AppLanguage {
	reply.header('vary', 'Accept-Language, Cookie')
	const asked = findAppLanguage(new URLSearchParams(request.url.replace(/^[^?]*\??/, '')).get(APP_LANGUAGE_PARAMETER))
	// Not for the server alone: the app writes it, too, when its user chooses a language there.
	if (asked) {
		reply.setCookie(APP_LANGUAGE_KEY, asked, { path: '/', sameSite: 'lax', secure, httpOnly: false, maxAge: APP_LANGUAGE_SECONDS })
		return asked
	}
	const kept = own ?? findAppLanguage(request.cookies[APP_LANGUAGE_KEY])
	return kept ?? matchAppLanguage(request.headers['accept-language'] ?? '') ?? DEFAULT_APP_LANGUAGE
}
