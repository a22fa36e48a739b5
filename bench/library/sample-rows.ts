import { randomUUID } from 'node:crypto'
import { LANGUAGES } from '../../src/core/locale/languages'
import { MARKETS } from '../../src/core/locale/markets'

const WORDS = {
	Latn: [
		'Crème Brûlée Kettle Steel Lamp Größe Ofen Bouilloire Électrique Cama',
		'Niño Łóżko Żelazko Desk Oak Stool Travel Mug Filter Copper',
	]
		.join(' ')
		.split(' '),
	Arab: 'إبريق القَهوة كهربائي مصباح مكتب خشب فولاذ كرسي أطفال حقيبة سفر ساعة يد سمّاعة لاسلكية مقلاة'.split(' '),
	Jpan: '電気ケトル 卓上ランプ 木製スツール 旅行用マグ 銅 フィルター'.split(' '),
} as const
const TITLE_WORDS = 14

/**
 * Rows of a library of one seller: titles as long as a marketplace's, in every language and market. The same every
 * time.
 */
export function sampleRows(count: number, userId: string) {
	const random = sequence(7)
	return Array.from({ length: count }, (_, index) => {
		const language = LANGUAGES[index % LANGUAGES.length] ?? LANGUAGES[0]
		const words = WORDS[language?.script === 'Arab' || language?.script === 'Jpan' ? language.script : 'Latn']
		const title = Array.from({ length: TITLE_WORDS }, () => words[Math.floor(random() * words.length)]).join(' ')
		return {
			id: randomUUID(),
			userId,
			version: 1,
			productUrl: `https://www.amazon.com/dp/B${String(index).padStart(9, '0')}`,
			shouldShowToast: 0 as const,
			title: `${title} ${index}`,
			name: index % 5 === 0 ? `Mine ${index}` : null,
			language: language?.id ?? 'english',
			market: MARKETS[index % MARKETS.length]?.id ?? 'usa',
			updatedAt: new Date(Date.UTC(2026, 0, 1) + index * 1000),
		}
	})
}

/** Numbers from 0 to 1 that look random (mulberry32). */
function sequence(seed: number): () => number {
	let state = seed
	return () => {
		state = (state + 0x6d2b79f5) | 0
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
	}
}
