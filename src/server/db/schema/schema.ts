export {
	billingCustomers,
	billingEvents,
	freeClaims,
	practicePayments,
	refunds,
	subscriptions,
	usageLedger,
} from './billing'
export { generationEvents, generationSteps, generations, type StoredInput } from './generations'
export { listingAttempts } from './listing-attempts'
export { modelCalls, writtenCopy } from './model-calls'
export { pageShares, pages, pageVersions } from './pages'
export { reviews } from './reviews'
export { sentLetters } from './sent-letters'
export { storeProfiles } from './store-profiles'
export { storedFiles } from './stored-files'
export { storeConnections, storeEvents, storeProducts, storePushes, storeTickets } from './stores'
export { usageReservations } from './usage'
