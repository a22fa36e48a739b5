import { findLanguage, findLanguageByTag } from '../../core/locale/languages'
import { type Message, msg } from '../../core/messages/message'
import { carriesWords } from '../../core/page/compose/picture-nature'
import type { PageImage } from '../../core/page/page'

/**
 * What the seller is told of pictures full of words on a page in another language than the listing's: buyers may not be
 * able to read them. Undefined where there are none, where both languages are one, or where the listing's is not known;
 * pictures a model has redrawn are not counted.
 */
export function printedPicturesNote(
	images: readonly PageImage[],
	listing: { language?: string | undefined },
	language: string,
): Message | undefined {
	const own = findLanguageByTag(listing.language ?? '')
	if (!own || own.id === findLanguage(language)?.id) return undefined
	const count = images.filter(carriesWords).length
	return count > 0 ? msg('generations.pictures_carry_words', { count }) : undefined
}

/** Pictures in the order in which their writing is changed, for only so many are: those full of words first. */
export const inOrderOfEditing = (images: readonly PageImage[]): PageImage[] =>
	images.filter(({ files }) => files.length > 0).toSorted((a, b) => Number(carriesWords(b)) - Number(carriesWords(a)))
