export {
	billingCustomers,
	billingEvents,
	freeClaims,
	refunds,
	sandboxPayments,
	subscriptions,
	usageLedger,
} from './billing'
export { generationEvents, generationSteps, generations, type StoredInput } from './generations'
export { idempotentRequests } from './idempotent-requests'
export { installationSettings } from './installation-settings'
export { listingAttempts } from './listing-attempts'
export { modelCalls, writtenCopy } from './model-calls'
export { pageFiles, pageShares, pages, pageVersions } from './pages'
export { reviews } from './reviews'
export { scheduledTasks } from './scheduled-tasks'
export { sentEmails } from './sent-emails'
export { storeProfiles } from './store-profiles'
export { storedFiles } from './stored-files'
export { type AskedPush, oauthStates, type SentLine, storeConnections, storeEvents, storeProducts, storePushes } from './stores'
export { usageReservations } from './usage'
