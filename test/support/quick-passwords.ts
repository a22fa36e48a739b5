import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

/** What a hash costs here: a 64th of what it costs an installation, where making one takes a tenth of a second. */
const COST = 256

const known = Symbol.for('vitrine.quick-passwords')
const slow = crypto.scrypt
if (!(known in slow)) {
	const quick: typeof slow = (password, salt, length, ...rest: unknown[]) => {
		const done = rest.at(-1) as Parameters<typeof slow>[4]
		const options = rest.length > 1 ? (rest[0] as crypto.ScryptOptions) : {}
		slow(password, salt, length, { ...options, N: COST }, done)
	}
	crypto.scrypt = Object.assign(quick, { [known]: true })
	syncBuiltinESMExports()
}
