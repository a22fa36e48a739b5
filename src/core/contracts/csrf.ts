/**
 * GET /api/csrf/ sets this cookie; its value goes into the header of every changing call. Here without a schema: small
 * scripts read it.
 */
export const CSRF_COOKIE = 'csrftoken'
export const CSRF_HEADER = 'x-csrftoken'
