export const source = 'http'
