import type { FaceUse } from '../../core/faces/face'

/** What a page's faces weigh in all, as files; those that would go beyond are left to the system. */
export const MAX_FACE_BYTES = 60 * 1024

/** Typefaces as a page needs them. */
export interface FaceEmbedder {
	/**
	 * `@font-face` rules that hold the faces (woff2 in `data:` addresses), each with the letters told and no others;
	 * together at most `MAX_FACE_BYTES`, the first faces first. Empty for letters none of them has.
	 */
	embed(faces: readonly FaceUse[], letters: string): Promise<string>
	/**
	 * A face's whole file by the path `core/faces/face-css` names it by (`anton/anton-latin-400-normal.woff2`); undefined
	 * for any other.
	 */
	file(path: string): Promise<Uint8Array | undefined>
}
