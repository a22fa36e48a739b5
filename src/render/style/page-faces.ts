import type { FaceUse } from '../../core/faces/face'
import { faceFilesCss } from '../../core/faces/face-css'
import { facesOf } from '../../core/faces/typography'
import type { Page } from '../../core/page/page'
import { typographyOf } from '../../core/themes/page-typography'

/** Where the app serves the files of faces. */
export const FACES_PATH = '/faces'

/** The faces a page is set in, those it can least do without first. */
export function pageFaces({ theme, brand }: Pick<Page, 'theme' | 'brand'>): FaceUse[] {
	return facesOf(typographyOf(theme, brand.fonts))
}

/** `@font-face` rules of a page shown by the app, which serves the faces as files. */
export function servedFacesCss(page: Pick<Page, 'theme' | 'brand'>): string {
	return faceFilesCss(pageFaces(page), FACES_PATH)
}

/** A rendered page with `@font-face` rules before its styles. */
export function withFaces(html: string, rules: string): string {
	return rules === '' ? html : html.replace('<style>', () => `<style>${rules}</style>\n<style>`)
}
