export const review = 'five points'
