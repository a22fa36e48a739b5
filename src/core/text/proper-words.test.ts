import { expect, test } from 'vitest'
import { properWords } from './proper-words'
import { sentenceCase } from './sentence-case'

test('[W-8] a shouted heading keeps the names the listing writes with capitals within its sentences', () => {
	const listing = [
		'A DYNAMIC ISLAND CHEGA AO IPHONE 15 — A Dynamic Island mostra alertas no iPhone.',
		'DESIGN INOVADOR — O vidro do novo Design brilha, e o design convence.',
	]
	const names = properWords(listing, 'pt')
	expect(names.sort()).toEqual(['Dynamic', 'Island', 'iPhone'])
	expect(sentenceCase('A DYNAMIC ISLAND CHEGA AO IPHONE 15', names, 'pt')).toBe('A Dynamic Island chega ao iPhone 15')
	expect(properWords(['ADAPTIVE NC OPTIMIZER: Our new Adaptive NC Optimizer adjusts.'], 'en').sort()).toEqual([
		'Adaptive',
		'NC',
		'Optimizer',
	])
	expect(sentenceCase('DESIGN INOVADOR', names, 'pt')).toBe('Design inovador')
})

test('[W-8] capitals at the beginning of a sentence, of a heading in title case or of German nouns make no name', () => {
	expect(properWords(['Slim Design: fits every shelf. Light and quiet; Quiet as a cat.', 'This One Is Good'], 'en')).toEqual([])
	expect(properWords(['Der leise Motor mit einem langen Kabel'], 'de-DE')).toEqual([])
})
