export { insertListingAttempt } from './attempt-repository'
export { openSources } from './open-sources'
