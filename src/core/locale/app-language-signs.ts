// By what a browser says which language of the app it wants. Here without a schema: small scripts read it.

/** On every call, for e-mails and errors in that language. */
export const APP_LANGUAGE_HEADER = 'x-app-language'

/** What a link may say: `/signup?language=ar`. */
export const APP_LANGUAGE_PARAMETER = 'language'

/**
 * Where a browser keeps the language its user chose: in its storage for the app, and in a cookie for documents the
 * server chooses.
 */
export const APP_LANGUAGE_KEY = 'vitrine_language'

/** The choice is kept for so long, a year. */
export const APP_LANGUAGE_SECONDS = 31_536_000
