export const standing: string[] = []
