export { insertListingAttempt } from './attempt-repository'
export { isOwner, type OwnerConfig } from './is-owner'
export { openSources } from './open-sources'
