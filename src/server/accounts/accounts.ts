export { allowanceOf, commitQuota, countUsed, releaseQuota, reserveQuota } from './quota'
