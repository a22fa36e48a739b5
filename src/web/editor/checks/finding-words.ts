import type { Finding } from '../../../core/quality/finding'
import { languageName } from '../language-name'
import type { Words } from '../words'
import { reasonWords } from './reason-words'

/** What a finding says, in the language of the app. */
export function findingWords(t: Words, { code, values = {} }: Finding): string {
	const { language, from, reasons, ...numbers } = values
	return t(`quality.findings.${code}`, {
		...numbers,
		language: language && languageName(language),
		from: from && languageName(from),
		reasons: reasons && reasonWords(t, reasons),
	})
}
