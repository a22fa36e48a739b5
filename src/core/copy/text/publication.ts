import type { Fact } from '../../product/facts'

/** A book, a record or a film: its title is a name, and its description tells a story. Tools have a run time, too. */
const PUBLICATION = new RegExp(
	String.raw`^(?:ISBN(?:-1[03])?|publisher|éditeur|verlag|herausgeber|editorial|editore|editora|uitgever(?:ij)?` +
		String.raw`|wydawca|yayıncı|出版社|الناشر|label|レーベル|studio|actors?|number of discs|media format|directors?` +
		String.raw`|regisseur|réalisateur|regista)$`,
	'iu',
)

/** True for facts of a book, a record or a film. */
export const isPublication = (facts: readonly Pick<Fact, 'kind' | 'name'>[]): boolean =>
	facts.some(({ kind, name }) => kind === 'spec' && PUBLICATION.test(name?.trim() ?? ''))
