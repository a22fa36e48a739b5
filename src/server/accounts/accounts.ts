export { isOwner } from './is-owner'
export { commitQuota, releaseQuota, reserveQuota } from './quota'
