export { findStoreProfile } from './repository'
export { deleteUserProfile, exportUserProfile } from './user-profile'
