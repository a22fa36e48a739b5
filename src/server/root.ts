import { fileURLToPath } from 'node:url'

/** The package's folder. This file and the bundle (`dist/server/main.js`) both lie two folders below it. */
export const PACKAGE_DIR = fileURLToPath(new URL('../../', import.meta.url))
