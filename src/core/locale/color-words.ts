/**
 * What a colour looks like, and how it is called: beginnings of words in the languages listings are written in,
 * lower-case.
 */
const COLORS: readonly (readonly [hex: string, words: string])[] = [
	['#1d1d1f', 'black schwarz noir negro nera nero preto zwart svart czarn siyah чёрн черн أسود سوداء ブラック 黒 黑'],
	['#ffffff', 'white weiß weiss blanc blanco bianc branc wit vit biał beyaz бел أبيض بيضاء ホワイト 白'],
	['#8a8d91', 'grey gray grau gris grigi cinza grijs grå szar gri сер رمادي グレー 灰'],
	['#c9ccd1', 'silver silber argent plata platead argento prata zilver gümüş серебр فضي シルバー 银 銀'],
	['#c8a24a', 'gold golden doré oro dorado dourad goud złot altın золот ذهبي ゴールド 金'],
	['#c62f2f', 'red rot rouge rojo ross vermelh rood röd czerwon kırmızı красн أحمر حمراء レッド 红 赤'],
	['#7b1e34', 'burgundy bordeaux bordo maroon vinous عنابي'],
	['#e58fb0', 'pink rosa rose roz różow pembe розов وردي زهري ピンク 粉'],
	['#e8762b', 'orange naranja arancio laranja oranje pomarańcz turuncu оранж برتقالي オレンジ 橙'],
	['#f2c230', 'yellow gelb jaune amarill giall amarel geel gul żółt sarı жёлт желт أصفر صفراء イエロー 黄'],
	['#2f8a4e', 'green grün vert verde groen grön grøn zielon yeşil зелен зелён أخضر خضراء グリーン 绿 緑'],
	['#6b7142', 'olive oliv khaki kaki زيتي'],
	['#1fa3a3', 'turquoise türkis turquesa turchese teal petrol cyan فيروزي'],
	['#2f63c4', 'blue blau bleu azul blu blauw blå niebiesk mavi син голуб أزرق زرقاء ブルー 蓝 青'],
	['#1f2f56', 'navy marine marino dunkelblau lacivert granatow كحلي ネイビー'],
	['#7b4bb0', 'purple violet lila morad viola roxo paars fiolet mor фиолет بنفسجي أرجواني パープル 紫'],
	['#7a4a2b', 'brown braun brun marron marrón marrone castanh bruin brązow kahverengi корич بني ブラウン 棕 茶'],
	['#dcc9a6', 'beige sand cream creme crème crema ivory elfenbein ivoire bej беж بيج ベージュ 米色'],
]
const BY_LENGTH = COLORS.flatMap(([hex, words]) => words.split(' ').map((word) => ({ hex, word }))).toSorted(
	(a, b) => b.word.length - a.word.length,
)
const MOST_WORDS = 3
const HAN_OR_KANA = /[\p{Script=Han}\p{Script=Katakana}]/u

/**
 * What a choice named after a colour looks like, as CSS: the colour, or two of them side by side ("Black/White").
 * Undefined for a name of more words than a colour has, or of no colour known.
 */
export function colorOf(name: string): string | undefined {
	const words = name.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []
	if (words.length === 0 || words.length > MOST_WORDS) return undefined
	const found = words.flatMap((word) => BY_LENGTH.find(({ word: known }) => isCalled(word, known))?.hex ?? [])
	const [first, second] = [...new Set(found)]
	return first && second && /[/&+-]/.test(name) ? `linear-gradient(90deg,${first} 50%,${second} 50%)` : first
}

/** True for a word that is, or is a form of, a colour's: a short one has to be whole. */
function isCalled(word: string, known: string): boolean {
	if (HAN_OR_KANA.test(known)) return word.includes(known)
	return word === known || (known.length > 3 && word.startsWith(known) && word.length <= known.length + 3)
}
