import { verifyWebhook } from '@clerk/backend/webhooks'
import { z } from 'zod'
import { AppError } from '../../../core/errors'
import { msg } from '../../../core/messages/message'
import type { IdentityWebhook } from '../identity'
import { clerkUserSchema } from './clerk-api'
import { type MirrorDatabase, updateMirrored } from './mirror'

/**
 * Clerk's webhook (Svix): signed over the very bytes, with its moment, so that nothing can be made up or sent again
 * later.
 */
export function clerkWebhook(db: MirrorDatabase, signingSecret: string): IdentityWebhook {
	return {
		path: '/api/webhooks/clerk',
		async receive(request) {
			const { type, data } = await verified(request, signingSecret)
			if (type === 'user.deleted') return { deletedUserId: z.object({ id: z.string() }).parse(data).id }
			// Users are first mirrored when they come: news of one who was deleted meanwhile must not bring them back.
			if (type === 'user.updated') await updateMirrored(db, clerkUserSchema.parse(data))
			return { deletedUserId: undefined }
		},
	}
}

async function verified(request: Request, signingSecret: string): Promise<{ type: string; data: unknown }> {
	try {
		return await verifyWebhook(request, { signingSecret })
	} catch (cause) {
		throw new AppError('invalid_request', msg('machine.not_of_provider'), { cause })
	}
}
