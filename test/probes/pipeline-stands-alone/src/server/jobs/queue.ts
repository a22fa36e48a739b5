export const queue = 'jobs'
