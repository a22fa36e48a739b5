import { z } from 'zod'
import { type ExportFormat, exportFormatSchema, LEFT_OUT_HEADER } from '../../core/contracts/pages'
import type { AppLanguage } from '../../core/locale/app-languages'
import { readerLanguage } from '../../core/locale/reader-language'
import { msg } from '../../core/messages/message'
import { told } from '../../core/messages/told'
import type { Page } from '../../core/page/page'
import { keyOfPage } from '../../core/stores/product-key'
import type { ExportedFile } from '../../pipeline/exports/export-page'
import { file } from '../http/answers'
import type { RouteContext } from '../http/context'
import { userOf } from '../http/route-policy'
import type { Routes } from '../http/route-schemas'
import { webHeaders } from '../http/sessions'
import { getOwnPage } from '../pages/pages'
import { attachmentHeader } from './attachment-header'

/** Making files of pages, wherever it is done. */
export type ExportWork = {
	/** `key`: as a push of the page has it; `language`: of what stands beside the page's own words. */
	exportPage(page: Page, format: ExportFormat, as: { key: string; language: AppLanguage }): Promise<ExportedFile>
}

/** Should a browser show the file after all, nothing in it may load, run or be framed. */
const ATTACHMENT_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox"

/** A user's page as a file in one of the contract's formats. */
export function registerExportRoutes(app: Routes, { deps }: RouteContext<{ work: { pages: ExportWork } }>): void {
	app.get(
		'/api/pages/:id/export/:format',
		{
			config: { who: 'user', cost: 'export', unknown: msg('pages.no_format', { formats: exportFormatSchema.options.join(', ') }) },
			schema: {
				tags: ['Pages'],
				summary: `A page as a file: ${exportFormatSchema.options.join(', ')}`,
				params: z.object({ id: z.string(), format: exportFormatSchema }),
				response: { 200: file('*/*', 'as an attachment') },
			},
		},
		async (request, reply) => {
			const { row, page } = await getOwnPage(deps.database.db, userOf(request).id, request.params.id)
			const exported = await deps.work.pages.exportPage(page, request.params.format, {
				key: keyOfPage(row.id),
				language: readerLanguage(userOf(request).appLanguage, webHeaders(request)),
			})
			const leftOut = (exported.leftOut ?? []).map(({ what, why }) => told({ what, why }))
			return reply
				.type(exported.type)
				.headers({ 'content-disposition': attachmentHeader(exported.name), 'content-security-policy': ATTACHMENT_POLICY })
				.headers(leftOut.length > 0 ? { [LEFT_OUT_HEADER]: encodeURIComponent(JSON.stringify(leftOut)) } : {})
				.send(exported.body)
		},
	)
}
