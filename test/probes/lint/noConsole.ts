export const speak = (): void => console.log('spoken')
