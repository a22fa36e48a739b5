import { callForFile } from '../../http'

const DOWNLOAD_TIMEOUT_MS = 120_000

/** Fetches a file and hands it to the browser's downloads; `name` unless the server gives one. Throws AppError. */
export async function downloadFile(path: string, name: string): Promise<void> {
	const { file, name: given } = await callForFile(path, DOWNLOAD_TIMEOUT_MS)
	const address = URL.createObjectURL(file)
	const link = document.createElement('a')
	link.href = address
	link.download = given ?? name
	link.click()
	// The download has its own hold on the file once it was begun.
	setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
