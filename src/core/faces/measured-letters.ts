import type { Subset } from './subsets'

/** Letters of a script whose widths are known one by one; a letter with marks is as wide as the letter. */
export const ALPHABETS: { readonly [S in Subset]?: string } = {
	latin: 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,:;!?’-–/&+%×°€$()ßæøœÆØ',
	cyrillic: 'АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюяіїєґІЇЄҐ',
	greek: 'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩαβγδεζηθικλμνξοπρστυφχψως',
	hebrew: 'אבגדהוזחטיךכלםמןנסעףפץצקרשת',
}
/** Words of scripts whose letters join or stack: the widest of them tells how wide a letter is at most. */
export const SAMPLES: { readonly [S in Subset]?: string } = {
	arabic: 'المقصورة الكهربائية استخدامات التخصيص بالمواصفات مشتريات',
	devanagari: 'विशेषताएँ इलेक्ट्रॉनिक प्रशिक्षण गुणवत्ता',
	thai: 'อิเล็กทรอนิกส์ คุณสมบัติ ผลิตภัณฑ์',
}
