import { parseArgs } from 'node:util'
import { parseConfig } from '../config/config'
import { backupData, restoreData } from './backup/backup-data'

// `npm run backup -- FOLDER` copies the installation the environment names; `npm run restore -- FOLDER` brings it back.
const { values, positionals } = parseArgs({ allowPositionals: true, options: { restore: { type: 'boolean', default: false } } })
const [folder] = positionals
if (folder === undefined) {
	process.stderr.write('Name the folder of the backup: npm run backup -- FOLDER, npm run restore -- FOLDER\n')
	process.exitCode = 2
} else {
	try {
		const { made_at, database, files } = await (values.restore ? restoreData : backupData)(parseConfig(), folder)
		const pictures = files === 's3' ? '; pictures are in object storage and not part of it' : ''
		process.stdout.write(`${values.restore ? 'Restored' : 'Backed up to'} ${folder}: ${database}, ${made_at}${pictures}\n`)
	} catch (error) {
		process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
		process.exitCode = 1
	}
}
