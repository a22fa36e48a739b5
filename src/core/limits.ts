/** Durations and limits of spec §7 and §9 (D-8); each stands here once. */
export const GENERATE_TIMEOUT_MS = 160_000
/** @public the wire contract’s, for whoever calls POST /api/usage */
export const USAGE_TIMEOUT_MS = 160_000
export const TOAST_MS = 5_000
export const MISSING_IMAGES_TOAST_MS = 4_000
/** From /push-success back to the page. */
export const PUSH_REDIRECT_MS = 3_000
/** The overlay of a push stays for this long after its end. */
export const PUSH_OVERLAY_MS = 2_500
/** Largest listing page read or uploaded; real ones are up to 3.2 MB. */
export const MAX_LISTING_BYTES = 20 * 1024 * 1024
/** Largest picture taken from a marketplace or a seller. */
export const MAX_IMAGE_BYTES = 15 * 1024 * 1024
/** Most photos a seller can send with one product, and their size together. */
export const MAX_PHOTOS = 10
export const MAX_PHOTOS_BYTES = 60 * 1024 * 1024
/** Most pictures kept of one listing, gallery and description together. */
export const MAX_IMAGES = 24
