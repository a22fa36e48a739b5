export { commitQuota, releaseQuota, reserveQuota } from './quota'
