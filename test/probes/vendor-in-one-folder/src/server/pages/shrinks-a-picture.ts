import sharp from 'sharp'

export const shrunk = sharp
