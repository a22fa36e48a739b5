import type { Identity } from '../../connectors/identity/identity'
import type { Mail } from '../../connectors/mail/mail'
import type { Payments } from '../../connectors/payments/payments'
import type { GeneratorDeps } from '../../pipeline/step-parts/generator'
import type { UserData } from './user-data'

/** What the routes of accounts use. */
export type AccountDeps = Pick<GeneratorDeps, 'writer'> & {
	identity: Identity
	mail: Mail
	secret: string
	/** What is kept of users, feature by feature. */
	userData: readonly UserData[]
	/** Absent = nothing is sold here. */
	payments: Payments | undefined
}
