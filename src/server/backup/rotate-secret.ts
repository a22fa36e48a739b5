import type { Config } from '../../config/config'
import { openDatabase } from '../db/open-database'
import { forgetFormerSecrets, renewSecret } from '../runtime/secret'
import { createSeal, sealAgain } from '../stores/stores'

type Installation = Pick<Config, 'dataDir' | 'databaseUrl' | 'authSecret' | 'formerSecrets'>

/**
 * Seals what is kept sealed with a new secret. A generated secret (`dataDir/secret`) is replaced here; the servers must
 * not run then (on the embedded database it throws FolderInUseError). With AUTH_SECRET the operator has named the new
 * one and the old as AUTH_SECRET_FORMER, which may go afterwards; the servers may run. Killed anywhere, it can be run
 * again, and everything stays readable meanwhile.
 */
export async function rotateSecret(config: Installation): Promise<{ sealed: number; unreadable: number; generated: boolean }> {
	const { dataDir, databaseUrl: url, authSecret, formerSecrets } = config
	const { db, close } = await openDatabase({ url, dataDir })
	try {
		const generated = authSecret === undefined
		const { present, former } = generated ? await renewSecret(dataDir) : { present: authSecret, former: formerSecrets }
		const outcome = await sealAgain(db, createSeal(present, [...former, ...formerSecrets]))
		if (generated) await forgetFormerSecrets(dataDir)
		return { ...outcome, generated }
	} finally {
		await close()
	}
}
