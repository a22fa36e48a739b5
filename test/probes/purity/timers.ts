export const later = (work: () => void): unknown => setTimeout(work, 1)
