import { describe, expect, test } from 'vitest'
import { checkStatement } from './check-statement'
import { factsFrom, sentencesIn } from './test-tables'

const facts = factsFrom([
	['title', 'Halden Gooseneck Kettle, stainless steel, 0.9 L'],
	['bullet', 'The narrow spout pours a thin, even stream'],
])

const STANDS = sentencesIn(`
english: The best armchair in the house, a narrow spout and the quietest coffee of the week.
english: Rain over Tangmere, a film on, and a thin, even stream.
french: Le meilleur fauteuil de la maison et un filet fin et régulier.
french: Dans le TGV pour Marseille, on rêve déjà de son bec étroit.
spanish: La mejor noticia de la semana y un chorro fino y uniforme.
spanish: Suena Rosalía en la cocina y el chorro cae fino y uniforme.
italian: La cena più attesa, il pomeriggio più piovoso, un filo sottile e regolare.
portuguese: O melhor lado do sofá e um fio fino e regular.
romanian: Cea mai scurtă noapte a verii și un jet subțire și uniform.
catalan: El matí més fred de l'any, taronges de València i un raig fi i regular.
dutch: De beste plek is de vensterbank, de tuit schenkt een dunne, gelijkmatige straal.
swedish: Bilen är packad för Lofoten, pipen häller en tunn, jämn stråle.
croatian: Put do mora, na radiju Oliver, a mlaz je tanak i ravnomjeran.
polish: Najcichszy kącik w domu i cienki, równy strumień.
russian: Самая долгая минута утра и тонкая ровная струя.
ukrainian: Найтихіший куточок дому й тонкий рівний струмінь.
greek: Ο πιο ήσυχος καφές της εβδομάδας και μια λεπτή ροή.
turkish: Bahçenin en gölgeli köşesi, ince ve düzenli bir akış.
hungarian: A ház legcsendesebb sarka és egy vékony, egyenletes vízsugár.
arabic: أهدأ ركن في البيت وخيط رفيع منتظم.
hebrew: הפינה הכי שקטה בבית וזרם דק ואחיד.
hindi: घर का सबसे शांत कोना और पतली, एक-सी धार।
indonesian: Rapat paling panjang bulan ini, lalu aliran yang tipis dan rata.
filipino: Ang pinakatahimik na Linggo ng taon at manipis na agos.
japanese: 家の中でいちばん静かな場所で、細く均一に注げます。
korean: 하루 중 제일 고요한 시간, 가늘고 고르게 따릅니다.
`)
const FALLS = sentencesIn(`
english: The best kettle in the house.
english: The quietest product in the house.
english: The best kettle of the year.
english: A spout as precise as a Fellow Stagg.
english: Made in the workshops of Tangmere.
french: La bouilloire la plus rapide du marché.
french: Un bec signé Lightstorm.
spanish: El hervidor más rápido del mundo.
spanish: Funciona con HarmonyOS.
catalan: El bullidor de cuina més precís del mercat.
croatian: Izljev je izradio Osprey.
italian: Il miglior bollitore del mercato.
slovak: Najrýchlejšia kanvica v Európe.
slovenian: Najboljši kuhalnik vode leta.
turkish: Piyasanın en sessiz su ısıtıcısı.
russian: Самый быстрый чайник на рынке.
arabic: أسرع غلاية في العالم.
japanese: 世界でいちばん速いケトル。
korean: 세상에서 가장 빠른 주전자.
`)

describe('names and superlatives of a scene', () => {
	test.each(STANDS)('[K-2] a town, a singer, the best of a home or a week claims nothing of the product, in %s: %s', (language, text) => {
		expect(checkStatement({ text, facts, language })).toMatchObject({ supported: true })
	})
	test.each(FALLS)('[K-2] the same told of the product is caught, in %s: %s', (language, text) => {
		expect(checkStatement({ text, facts, language })).toMatchObject({ supported: false })
	})
})
