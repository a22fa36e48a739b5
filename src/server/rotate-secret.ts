import { parseConfig } from '../config/config'
import { rotateSecret } from './backup/rotate-secret'

// `npm run rotate-secret`: seals the stores' credentials of the installation the environment names with its new secret.
try {
	const { sealed, unreadable, generated } = await rotateSecret(parseConfig())
	const next = generated ? 'Everybody signs in again after the next start.' : 'AUTH_SECRET_FORMER is not needed any more.'
	const lost = unreadable > 0 ? ` ${unreadable} could not be opened with any secret named; their sellers connect again.` : ''
	process.stdout.write(`Sealed ${sealed} store connections with the present secret.${lost} ${next}\n`)
} catch (error) {
	process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
	process.exitCode = 1
}
