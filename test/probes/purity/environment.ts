export const setting = process.env.SETTING
