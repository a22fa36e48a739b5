import { describe, expect, test } from 'vitest'
import type { ClaimCategory } from '../copy/copy'
import { findLanguageByTag } from '../locale/languages'
import { checkStatement } from './check-statement'
import { factsFrom, linesOf } from './test-tables'

const LAMP = factsFrom([
	['title', 'Odell Reading Lamp'],
	['brand', 'Odell'],
	['spec', 'Steel', 'Material'],
	['spec', '40 cm', 'Height'],
	['bullet', 'A lamp with a bendable arm for the bedside. The arm has a 2 year guarantee.'],
])

/** What no fact of the lamp bears, by the category it is caught as; also in languages that have no lexicon of their own. */
const UNSUPPORTED: Partial<Record<ClaimCategory, string>> = {
	scarcity: `
		en The last lot is on its way out.
		fr Bientôt introuvable, il n'en reste qu'une poignée.
		es Está a punto de agotarse.
		pt Restam poucos candeeiros.
		it Una volta venduta, non ne arriveranno altre.
		cs Zbývá posledních pár kusů.
		hu Már csak néhány darab maradt.
		ro Ultimele bucăți din depozit.
		fi Viimeinen erä, toimi nopeasti.
		el Έμειναν τα τελευταία κομμάτια.
		da Kun få tilbage på lageret.
		uk Залишилось лише кілька штук.
		vi Chỉ còn vài chiếc cuối cùng.
		hi बस कुछ ही बाकी हैं।
		th เหลืออีกไม่กี่ชิ้นสุดท้าย
	`,
	'social-proof': `
		en Hundreds of thousands of readers trust it.
		en Loved all over the world.
		fr La préférée de millions de lecteurs.
		tr Moda editörlerinin ilk tercihi.
		fi Tuhannet lukijat luottavat siihen.
		hu Olvasók ezreinek kedvence.
		pl Ulubieniec hobbystów z całego świata.
		nl Al generaties lang de favoriete lamp van lezers.
		zh 超过十万名读者的共同选择。
		th นักอ่านกว่าหมื่นคนไว้วางใจ
		it La lampada che ha fatto impazzire i social.
		de Von der ganz Europa spricht.
		uk Вибір тисяч українських родин.
	`,
	environment: `
		fr Teintée sans eau ni produits chimiques.
		nl Gemaakt van plantaardig plastic uit suikerriet.
		it Plastica vegetale ricavata dalla canna da zucchero.
		es Envase sin plástico, para un consumo responsable.
		cs Vyrobeno šetrně k přírodě.
		fi Kestävä valinta, muoviton pakkaus.
		ja プラスチック不使用の紙パッケージ。
	`,
	health: `
		de Lindert Gelenkbeschwerden über Nacht.
		es Regula tu tensión arterial.
		en Helps you sleep without pills.
		fi Alentaa verenpainetta.
		ar يعالج فرط الحركة عند الأطفال.
		cs Pomáhá na potíže kloubů.
	`,
	certificates: `
		en UL listed and DLC qualified.
		de Zertifiziert nach BFSG.
		fr Certifié SGS.
		zh 通过SGS认证。
		tr TCO sertifikalıdır.
	`,
	guarantees: `
		en The guarantee covers even loss and theft.
		es La garantía cubre incluso pérdida y robo.
		de Die ganze Lampe ist durch die Garantie abgedeckt, auch bei Diebstahl.
		ar نضمن لك المصباح كاملا بكل ملحقاته.
	`,
	discounts: `
		hu Most fele áron lehet a tiéd.
		fi Nyt puoleen hintaan.
		el Τώρα σε μισή τιμή.
		vi Hôm nay giảm giá một nửa.
		uk Сьогодні зі знижкою.
	`,
	countdown: `
		en The clock stops at midnight.
		pl Tylko do północy.
		cs Jen do půlnoci.
		fi Vain keskiyöhön asti.
	`,
	delivery: `
		hu Rendeld meg ma, holnap ott van.
		fi Tilaa nyt, huomenna perillä.
		ro Comandă azi, ajunge mâine.
	`,
	'missing-evidence': `
		en A corkscrew folds out of the base.
		de Eine Taschenlampe ist eingebaut.
		fr Livrée avec une brosse parquet.
		it Una ventola silenziosa la tiene fresca.
		cs Součástí balení je kartáček na čištění.
		pl W zestawie kable RCA.
		pt Inclui acesso a um e-book.
		es Lee también la banda DAB.
		vi Điều khiển qua ứng dụng điện thoại.
		fi Langaton ja ladattava.
		hu Vízálló és mosogatógépben mosható.
		th มีไฟฉายในตัว
	`,
	superlatives: `
		de Die kompletteste und schönste Lampe auf dem ganzen Markt.
		ar أدق مصباح في العالم.
		pt A lâmpada mais completa de Portugal.
		cs Nejlepší lampa na trhu.
	`,
	materials: `
		ja シルク90%の笠です。
		da Er den af glas? Ja, den er af hærdet glas.
		hu Bársonyból készült? Igen.
		cs Výplň z husího peří.
	`,
}

/** Words that look like a claim and are none. */
const HARMLESS = `
	de Ein Geschenk für die beste Freundin.
	nl Leest tot in de kleinste details.
	de Hält sie so, solange Sie möchten.
	ru Лишних проводов не будет.
	fr Le choix des couleurs vous appartient.
	es Tus páginas favoritas de siempre.
	nl Neemt maar weinig ruimte in.
	pl Światło przyjazne dla skóry i oczu? Po prostu światło do czytania.
	es De la oficina a la mesilla, de una cita a un libro.
	th ปรับทิศทางได้ตามใช้กระแสไฟบ้าน
	fr Une lampe pour lire avant la nuit, ni plus ni moins.
`

describe('[K-2] claims in many languages', () => {
	const lines = Object.entries(UNSUPPORTED).flatMap(([category, block]) => linesOf(block).map(([tag, text]) => ({ category, tag, text })))
	test.each(lines)('$category falls in every language — $tag: $text', ({ tag, text }) => {
		expect(checkStatement({ text, facts: LAMP, language: findLanguageByTag(tag)?.id ?? tag }).supported).toBe(false)
	})
	test.each(linesOf(HARMLESS))('what only looks like a claim stands — %s: %s', (tag, text) => {
		expect(checkStatement({ text, facts: LAMP, language: findLanguageByTag(tag)?.id ?? tag }).reasons).toEqual([])
	})
})
