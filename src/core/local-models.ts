/** Servers of models people run on their own machine. */
export const LOCAL_SERVERS = ['ollama', 'lm-studio', 'llama-cpp'] as const
export type LocalServer = (typeof LOCAL_SERVERS)[number]
/** Where each server of this machine answers. */
export type LocalAddresses = Readonly<Record<LocalServer, string>>
export const USUAL_ADDRESSES: LocalAddresses = {
	ollama: 'http://127.0.0.1:11434',
	'lm-studio': 'http://127.0.0.1:1234',
	'llama-cpp': 'http://127.0.0.1:8080',
}
