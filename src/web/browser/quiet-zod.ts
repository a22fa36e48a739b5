import { z } from 'zod'

/**
 * Zod would try to build functions from text when the first object is described, which our policy forbids and browsers
 * then report. vite.config.ts puts this beside Zod in one part, so that it holds before any other module describes one.
 */
z.config({ jitless: true })
