export { findStoreProfile } from './store'
export { deleteUserProfile, exportUserProfile } from './user-profile'
