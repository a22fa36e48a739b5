export const fake = 'fake'
