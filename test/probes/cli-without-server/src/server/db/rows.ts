export const rows = ['a page']
