export { findStoreProfile } from './store'
