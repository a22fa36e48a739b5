import { findBrowser } from '../../src/config/browser'

/** Program of a Chromium on this machine: the one CHROMIUM_PATH names, else the first installed one. */
export const installedBrowser = findBrowser(process.env.CHROMIUM_PATH, process.env.PATH ?? '')

if (!installedBrowser) console.warn('No Chromium or Chrome is installed here: the tests that need one are skipped.')
