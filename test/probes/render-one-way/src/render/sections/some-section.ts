export const section = 'benefits'
