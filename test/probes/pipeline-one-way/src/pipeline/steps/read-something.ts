export const step = 'read'
