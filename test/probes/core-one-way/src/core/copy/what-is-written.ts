export const written = 'copy'
