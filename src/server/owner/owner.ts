export { insertListingAttempt } from './attempt-repository'
