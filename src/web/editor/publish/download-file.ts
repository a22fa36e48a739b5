import { z } from 'zod'
import { LEFT_OUT_HEADER } from '../../../core/contracts/pages'
import { leftOutSchema, type PushOutcome } from '../../../core/contracts/stores'
import { callForFile } from '../../calls/http'

const DOWNLOAD_TIMEOUT_MS = 120_000

/**
 * Fetches a file and hands it to the browser's downloads; `name` unless the server gives one. Answers what of the page
 * is not in it. Throws AppError.
 */
export async function downloadFile(path: string, name: string): Promise<PushOutcome['left_out']> {
	const { file, name: given, headers } = await callForFile(path, DOWNLOAD_TIMEOUT_MS)
	const address = URL.createObjectURL(file)
	const link = document.createElement('a')
	link.href = address
	link.download = given ?? name
	link.click()
	// The download has its own hold on the file once it was begun.
	setTimeout(() => URL.revokeObjectURL(address), 60_000)
	return leftOutIn(headers.get(LEFT_OUT_HEADER))
}

function leftOutIn(header: string | null): PushOutcome['left_out'] {
	return header === null ? [] : z.array(leftOutSchema).parse(JSON.parse(decodeURIComponent(header)))
}
