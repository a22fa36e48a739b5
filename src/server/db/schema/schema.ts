export { generationEvents, generationSteps, generations, type StoredInput } from './generations'
export { listingAttempts } from './listing-attempts'
export { pages, pageVersions } from './pages'
export { usageReservations } from './usage'
