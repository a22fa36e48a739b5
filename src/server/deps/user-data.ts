import type { FileStore } from '../../connectors/files/file-store'
import type { UserData, UserFile } from '../accounts/accounts'
import { deleteUserBilling, listUserBilling } from '../billing/billing'
import type { Database } from '../db/open-database'
import { deleteUserGenerations, type GenerationWorker, listUserGenerations } from '../generations/generations'
import { deleteUserKeys, listUserKeys } from '../http/idempotency-repository'
import { deleteUserModelCalls, listUserModelCalls } from '../model-calls/model-calls'
import { deleteUserPages, exportUserPages } from '../pages/pages'
import { deleteUserProfile, exportUserProfile } from '../profile/profile'
import { deleteUserUsage, listUserUsage } from '../quota/quota'
import { deleteUserReview, exportUserReview } from '../reviews/reviews'
import { userStores } from '../stores/stores'
import type { PageWork } from '../work/page-work'

type With = { db: Database; files: FileStore; pageWork: PageWork; run: GenerationWorker['run']; stores: Parameters<typeof userStores>[0] }

/**
 * The one list of what is kept of a user; a feature that begins to keep something adds itself here. What is under way
 * ends first, then access to stores is given back, and pages go before the profile, whose logo they may show.
 */
export function createUserData({ db, files, pageWork, run, stores }: With): UserData[] {
	return [
		{
			feature: 'generations',
			list: (userId) => jsonFile('generations.json', listUserGenerations(db, userId)),
			delete: (userId) => deleteUserGenerations(run, userId),
		},
		userStores(stores),
		{
			feature: 'pages',
			list: (userId) => exportUserPages({ db, files, render: pageWork.renderArchived }, userId),
			delete: (userId) => deleteUserPages({ db, files }, userId),
		},
		{
			feature: 'profile',
			async *list(userId) {
				const { profile, logo } = await exportUserProfile({ db, files }, userId)
				yield* jsonFile('profile.json', Promise.resolve(profile))
				if (logo?.bytes) yield { name: `pictures/logo-${logo.name}`, content: logo.bytes }
			},
			delete: (userId) => deleteUserProfile({ db, files }, userId),
		},
		{
			feature: 'model-calls',
			list: (userId) => jsonFile('model-calls.json', listUserModelCalls(db, userId)),
			delete: (userId) => deleteUserModelCalls(db, userId),
		},
		{
			feature: 'billing',
			list: (userId) => jsonFile('billing.json', listUserBilling(db, userId)),
			delete: (userId) => deleteUserBilling(db, userId),
		},
		{
			feature: 'reviews',
			list: (userId) => jsonFile('review.json', exportUserReview(db, userId)),
			delete: async (userId) => {
				await deleteUserReview(db, userId)
			},
		},
		{
			feature: 'requests',
			list: (userId) => jsonFile('requests.json', listUserKeys(db, userId)),
			delete: (userId) => deleteUserKeys(db, userId),
		},
		{
			feature: 'usage',
			list: (userId) => jsonFile('usage.json', listUserUsage(db, userId)),
			delete: (userId) => deleteUserUsage(db, userId),
		},
	]
}

async function* jsonFile(name: string, value: Promise<unknown>): AsyncGenerator<UserFile> {
	yield { name, content: `${JSON.stringify(await value, null, 2)}\n` }
}
