export { generationEvents, generationSteps, generations, type StoredInput } from './generations'
export { pages, pageVersions } from './pages'
export { usageReservations } from './usage'
