export const anything = (value: any): string => value
