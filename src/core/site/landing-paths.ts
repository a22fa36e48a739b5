/**
 * Where the landing page stands in each of its languages. By itself: pages that are alive in the browser need it
 * without the rest of the site map.
 */
export const LANDING_PATHS = { en: '/', fr: '/fr', ar: '/ar', es: '/es' } as const
