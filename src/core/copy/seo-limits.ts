/** What search engines show of a result, in graphemes (W-7). */
export const MAX_SEO_TITLE = 60
export const MAX_SEO_DESCRIPTION = 155
