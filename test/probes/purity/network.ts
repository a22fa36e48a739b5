export const ask = (): Promise<Response> => fetch('https://example.test')
