import type { Fact } from '../../product/facts'

/** A book, a record or a film: its title is a name, and its description tells a story. */
const PUBLICATION = new RegExp(
	String.raw`^(?:ISBN(?:-1[03])?|publisher|éditeur|verlag|herausgeber|editorial|editore|editora|uitgever(?:ij)?` +
		String.raw`|wydawca|yayıncı|出版社|الناشر|label|レーベル|studio|actors?|run ?time|number of discs|media format|directors?` +
		String.raw`|regisseur|réalisateur|regista)$`,
	'iu',
)

/** True for facts of a book, a record or a film. */
export const isPublication = (facts: readonly Fact[]): boolean =>
	facts.some(({ kind, name }) => kind === 'spec' && PUBLICATION.test(name?.trim() ?? ''))
