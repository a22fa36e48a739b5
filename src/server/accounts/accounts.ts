export { deleteOldEmailCounts, limitEmails } from './email-limits'
export { sweepLeftovers } from './sweep-leftovers'
export type { UserData, UserFile } from './user-data'
