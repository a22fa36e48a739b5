import type { IncomingMessage, ServerResponse } from 'node:http'

/** One edit of a picture as it was asked for. */
export type ImageRequest = { model: string; prompt: string; image: Uint8Array; authorization: string | undefined }

/** POST …/images/edits of an OpenAI-compatible server: reads the form. */
export async function readImageRequest(message: IncomingMessage, body: Buffer): Promise<ImageRequest> {
	const form = await new Response(new Uint8Array(body), { headers: { 'content-type': message.headers['content-type'] ?? '' } }).formData()
	const image = form.get('image')
	if (!(image instanceof File)) throw new Error('no image in the form')
	return {
		model: String(form.get('model') ?? ''),
		prompt: String(form.get('prompt') ?? ''),
		image: new Uint8Array(await image.arrayBuffer()),
		authorization: message.headers.authorization,
	}
}

/** The edited picture, as such a server answers it. */
export function sendImage(response: ServerResponse, picture: Uint8Array): void {
	const answer = { created: 1, data: [{ b64_json: Buffer.from(picture).toString('base64') }] }
	response.setHeader('content-type', 'application/json').end(JSON.stringify(answer))
}
