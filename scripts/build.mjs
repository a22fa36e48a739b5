// Installs and builds whatever is missing or stale, and nothing else; for images and deployments.
import { ensureCodeBuilt, ensureInstalled, ensureWebBuilt } from './prepare.mjs'

ensureInstalled()
ensureCodeBuilt()
ensureWebBuilt()
