export { insertListingAttempt } from './attempt-store'
