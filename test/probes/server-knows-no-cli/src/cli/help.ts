export const help = 'help'
