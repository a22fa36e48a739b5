export const picture = 'lamp'
