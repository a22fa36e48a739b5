export const pageOnScreen = 'page'
