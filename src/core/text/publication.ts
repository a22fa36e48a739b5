/** A book, a record or a film: its title is a name, and its description tells a story. Tools have a run time, too. */
const PUBLICATION = new RegExp(
	'^(?:ISBN(?:-1[03])?|publisher|éditeur|verlag|herausgeber|editorial|editore|editora|uitgever(?:ij)?' +
		'|wydawca|yayıncı|出版社|الناشر|label|レーベル|studio|actors?|number of discs|media format|directors?' +
		'|regisseur|réalisateur|regista)$',
	'iu',
)

/** True for facts of a book, a record or a film, of which the names of specifications count. */
export const isPublication = (facts: readonly { kind: string; name?: string | undefined }[]): boolean =>
	facts.some(({ kind, name }) => kind === 'spec' && PUBLICATION.test(name?.trim() ?? ''))
