import { describe, expect, it } from 'vitest'
import type { Fact } from '../../product/facts'
import { chooseTheme } from './choose-theme'

const origin = { rule: 'test', place: 'test' }
const categories = (path: string): Fact[] => path.split(' > ').map((text, index) => ({ id: `f${index}`, kind: 'category', text, origin }))

describe('[R-5] chooseTheme', () => {
	it.each([
		['linen shirt', 'runway'],
		['Clothing, Shoes & Jewelry > Men > Clothing > Shirts', 'runway'],
		['Sports & Outdoors > Gym bags', 'runway'],
		['Chaussures femme', 'runway'],
		['Vêtements femme', 'runway'],
		['Damen Jacken', 'runway'],
		['Mochilas', 'runway'],
		['ملابس رجالية', 'runway'],
		['الحقائب', 'runway'],
		['スニーカー ファッション', 'runway'],
		['pillow', 'nursery'],
		['Home & Kitchen > Bedding > Bed Pillows', 'nursery'],
		['Baby Products', 'nursery'],
		['Haustierbedarf', 'nursery'],
		['Jouets pour enfants', 'nursery'],
		['Juguetes', 'nursery'],
		['ألعاب الأطفال', 'nursery'],
		['おもちゃ', 'nursery'],
		['kettle', 'pantry'],
		['Home & Kitchen > Kitchen & Dining > Coffee, Tea & Espresso > Kettles', 'pantry'],
		['Lebensmittel & Getränke', 'pantry'],
		['Épicerie > Thé', 'pantry'],
		['Alimentación y bebidas', 'pantry'],
		['Küche > Messer', 'pantry'],
		['Water bottles', 'pantry'],
		['عسل وتوابل', 'pantry'],
		['茶叶', 'pantry'],
		['Kochtöpfe und Pfannen', 'pantry'],
		['Beauté et parfum', 'glow'],
		['Beauty & Personal Care > Skin Care > Serums', 'glow'],
		['Health & Household > Vitamins & Dietary Supplements', 'glow'],
		['Kosmetik', 'glow'],
		['Maquillaje', 'glow'],
		['العناية بالبشرة', 'glow'],
		['argan oil shampoo', 'glow'],
		['スキンケア', 'glow'],
		['Electronics', 'signal'],
		['Cell Phones & Accessories', 'signal'],
		['Electronics > Wearable Technology > Smartwatches', 'signal'],
		['Smart Home', 'signal'],
		['Téléphones et montres connectées', 'signal'],
		['Cámaras', 'signal'],
		['ساعات ذكية', 'signal'],
		['手机', 'signal'],
		['Elektrowerkzeuge > Bohrmaschinen', 'bench'],
		['Electronics > Headphones', 'bench'],
		['Tools & Home Improvement > Power Tools', 'bench'],
		['LED bulbs', 'bench'],
		['Casques audio', 'bench'],
		['Herramientas', 'bench'],
		['Automotive > Replacement Parts', 'bench'],
		['أدوات ومثاقب', 'bench'],
		['Jewellery', 'atelier'],
		['Schmuck', 'atelier'],
		['Bougies et vases', 'atelier'],
		['Lighting > Table lamps', 'atelier'],
		['Gift ideas', 'atelier'],
		['مجوهرات', 'atelier'],
		['Muebles de salón', 'atelier'],
		['花瓶', 'atelier'],
		['Cleaning supplies > Mops', 'market'],
		['Laundry storage', 'market'],
		['مكنسة كهربائية', 'market'],
	])('dresses %s in %s', (path, theme) => {
		expect(chooseTheme(categories(path))).toBe(theme)
	})

	it('takes a later category of the path for the more telling one', () => {
		expect(chooseTheme(categories('Electronics > Kitchen'))).toBe('pantry')
		expect(chooseTheme(categories('Kitchen > Electronics'))).toBe('signal')
	})

	it('shows what nothing else is known of as a stall where buyers pay at the door', () => {
		expect(chooseTheme(categories('Something'), 'morocco')).toBe('market')
		expect(chooseTheme(categories('Something'), 'europe')).toBe('atelier')
	})
})
