export const rows: string[] = []
