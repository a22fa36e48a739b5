import { z } from 'zod'
import { adCopyRequestSchema, adCopyResponseSchema } from '../../../core/contracts/ads'
import { generateResponseSchema, generationFactsSchema, generationSchema } from '../../../core/contracts/generation'
import {
	exportFormatSchema,
	pageEntrySchema,
	pageListSchema,
	pageVersionSchema,
	renamePageSchema,
	rewriteRequestSchema,
	rewriteResponseSchema,
	savePageRequestSchema,
	savePageResponseSchema,
	storedPageSchema,
	uploadedImageSchema,
	versionListSchema,
} from '../../../core/contracts/pages'
import type { FormFields, Named, Operation } from './operation'

const GENERATION: Named = ['Generation', generationSchema]
const ENTRY: Named = ['PageEntry', pageEntrySchema]
const SAVED: Named = ['SavedPage', savePageResponseSchema]

/** The form of POST /api/generate (spec §3), and ours. */
const GENERATE_FORM: FormFields = {
	fields: {
		product_link: 'address of the listing; may be left out when one of the other ways in is there',
		language: 'one of the languages, english unless given',
		market: 'one of the markets, usa unless given',
		translate_images: 'true or false; done where an image model is configured',
		remove_chinese_text: 'true or false; likewise',
		user_id: 'must be the user who is signed in',
		plan: 'not believed',
		limit: 'not believed',
		generation_id: 'chosen by the caller, a UUID: asking twice makes one page',
		pasted_text: 'the listing’s text, in place of a link',
		facts: 'what the seller types about the product, as JSON',
		check_facts: 'true: wait for the seller before anything is written',
	},
	files: {
		cropped_image: 'replaces the main picture',
		saved_page: 'the listing, saved as HTML',
		photos: 'own pictures; the field may be sent several times',
	},
}

/** Making pages, changing them, and having them. */
export const PAGE_OPERATIONS: readonly Operation[] = [
	{
		method: 'post',
		path: '/api/generate',
		summary: 'Makes a page from a listing',
		description:
			'Answers when the page is ready, for 155 seconds at the most. With `Prefer: respond-async` it answers 202 at once; the generation’s events tell the rest.',
		who: 'user',
		body: GENERATE_FORM,
		answer: ['GenerateResponse', generateResponseSchema],
	},
	{
		method: 'get',
		path: '/api/generations/current',
		summary: 'The generation under way or just ended; null when there is none',
		who: 'user',
		answer: ['CurrentGeneration', generationSchema.nullable()],
	},
	{ method: 'get', path: '/api/generations/{id}', summary: 'How a generation stands', who: 'user', answer: GENERATION },
	{
		method: 'get',
		path: '/api/generations/{id}/events',
		summary: 'What happens, while it happens',
		description: 'Server-sent events; Last-Event-ID goes on where a lost connection ended.',
		who: 'user',
		answer: { type: 'text/event-stream', description: 'each event is JSON' },
	},
	{
		method: 'get',
		path: '/api/generations/{id}/facts',
		summary: 'The facts a generation waits with',
		who: 'user',
		answer: ['GenerationFacts', generationFactsSchema],
	},
	{
		method: 'post',
		path: '/api/generations/{id}/facts',
		summary: 'Settles the facts, and goes on',
		who: 'user',
		body: ['SettledFacts', generationFactsSchema.partial()],
		answer: GENERATION,
	},
	{ method: 'post', path: '/api/generations/{id}/cancel', summary: 'Cancels a generation', who: 'user', answer: GENERATION },
	{
		method: 'get',
		path: '/api/pages',
		summary: 'The user’s pages, newest first',
		who: 'user',
		query: { search: 'words that must occur', cursor: 'next_cursor of the part before' },
		answer: ['PageList', pageListSchema],
	},
	{ method: 'get', path: '/api/pages/{id}', summary: 'A page', who: 'user', answer: ['StoredPage', storedPageSchema] },
	{
		method: 'patch',
		path: '/api/pages/{id}',
		summary: 'Renames a page',
		who: 'user',
		body: ['RenamePage', renamePageSchema],
		answer: ENTRY,
	},
	{ method: 'delete', path: '/api/pages/{id}', summary: 'Puts a page into the trash', who: 'user', status: 204 },
	{ method: 'post', path: '/api/pages/{id}/undelete', summary: 'Takes a page back out of the trash', who: 'user', answer: ENTRY },
	{ method: 'post', path: '/api/pages/{id}/duplicate', summary: 'Makes a copy of a page', who: 'user', answer: ENTRY },
	{
		method: 'get',
		path: '/api/pages/{id}/versions',
		summary: 'Every version saved of a page',
		who: 'user',
		answer: ['VersionList', versionListSchema],
	},
	{
		method: 'get',
		path: '/api/pages/{id}/versions/{version}',
		summary: 'A version of a page',
		who: 'user',
		answer: ['PageVersion', pageVersionSchema],
	},
	{
		method: 'post',
		path: '/api/pages/{id}/versions/{version}/restore',
		summary: 'Makes an old version the newest',
		who: 'user',
		body: ['RestoreVersion', z.object({ base_version: z.int().optional() })],
		answer: SAVED,
	},
	{
		method: 'post',
		path: '/api/pages/{id}/images',
		summary: 'Brings a picture in for a page; the page is not changed',
		who: 'user',
		body: { fields: {}, files: { image: 'JPEG, PNG or WebP' }, required: ['image'] },
		answer: ['UploadedImage', uploadedImageSchema],
	},
	{
		method: 'post',
		path: '/api/pages/{id}/rewrite',
		summary: 'Writes a section anew; nothing is saved',
		who: 'user',
		body: ['RewriteRequest', rewriteRequestSchema],
		answer: ['RewriteResponse', rewriteResponseSchema],
	},
	{
		method: 'get',
		path: '/api/pages/{id}/preview',
		summary: 'A page as HTML, to be shown in a frame',
		who: 'user',
		answer: { type: 'text/html', description: 'no script runs in it' },
	},
	{
		method: 'get',
		path: '/api/pages/{id}/download',
		summary: 'product_page.html: the page as one file that works offline',
		who: 'user',
		answer: { type: 'text/html', description: 'as an attachment' },
	},
	{
		method: 'get',
		path: '/api/pages/{id}/export/{format}',
		summary: `A page as a file: ${exportFormatSchema.options.join(', ')}`,
		who: 'user',
		answer: { type: '*/*', description: 'as an attachment' },
	},
	{
		method: 'post',
		path: '/api/save_generated_page',
		summary: 'Saves a page',
		description: 'With `page_id` and `page` the typed page, which is the truth; otherwise the HTML of a caller that knows no typed pages.',
		who: 'user',
		body: ['SavePage', savePageRequestSchema],
		answer: SAVED,
	},
	{
		method: 'post',
		path: '/generate_ad_copy',
		summary: 'Writes ads for a page',
		who: 'user',
		body: ['AdCopyRequest', adCopyRequestSchema],
		answer: ['AdCopy', adCopyResponseSchema],
	},
]
