export { openSite, type Site } from './open-site'
export { registerSiteRoutes } from './routes'
