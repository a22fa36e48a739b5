export const kept = localStorage.getItem('a')
