/** A product as drawn: shapes in a box of 1000 × 1000, standing on y = 860, with its own colours. */
export type DrawnProduct = { wall: string; floor: string; draw: () => string }

const kettle = () => `
<path d="M330 860 L365 420 Q372 350 440 340 L560 340 Q628 350 635 420 L670 860 Z" fill="url(#steel)"/>
<path d="M352 610 C250 600 250 470 190 400 L150 360 Q140 340 165 340 L205 352 C300 420 300 520 365 520 Z" fill="#26282b"/>
<path d="M640 430 C800 420 810 640 700 690 L686 650 C750 610 745 480 640 480 Z" fill="#1d1e20"/>
<rect x="425" y="300" width="150" height="48" rx="20" fill="#1d1e20"/><circle cx="500" cy="286" r="22" fill="#8a6a45"/>
<rect x="300" y="846" width="400" height="34" rx="14" fill="#17181a"/><circle cx="500" cy="720" r="34" fill="#0f1011"/>
<text x="500" y="731" font-size="30" font-family="sans-serif" fill="#ffb36b" text-anchor="middle">96</text>`

const rucksack = () => `
<path d="M300 860 Q270 500 330 330 Q380 190 500 190 Q620 190 670 330 Q730 500 700 860 Z" fill="#3f5a4a"/>
<path d="M420 200 Q500 110 580 200" fill="none" stroke="#22332a" stroke-width="26"/>
<path d="M312 420 Q500 360 688 420 L690 470 Q500 410 310 470 Z" fill="#314739"/>
<rect x="350" y="560" width="300" height="250" rx="46" fill="#4d6d5a" stroke="#2b3f33" stroke-width="8"/>
<path d="M372 626 H628" stroke="#22332a" stroke-width="10"/><rect x="604" y="618" width="14" height="52" rx="6" fill="#d39b4a"/>
<rect x="470" y="440" width="60" height="90" rx="8" fill="#8a5c34"/>
<path d="M296 500 Q230 680 292 840" stroke="#2b3f33" stroke-width="30" fill="none"/>
<path d="M704 500 Q770 680 708 840" stroke="#2b3f33" stroke-width="30" fill="none"/>`

const shirt = () => `
<path d="M380 190 L220 280 L150 560 L260 590 L300 470 L300 880 L700 880 L700 470 \
L740 590 L850 560 L780 280 L620 190 Q500 270 380 190 Z" fill="#dfe4e6"/>
<path d="M380 190 Q500 330 500 330 Q500 330 620 190 L585 178 L500 250 L415 178 Z" fill="#f5f7f7" stroke="#bcc5c8" stroke-width="6"/>
<path d="M500 330 V880" stroke="#c3cbce" stroke-width="6"/>\
${[420, 520, 620, 720, 820].map((y) => `<circle cx="516" cy="${y}" r="9" fill="#a3adb1"/>`).join('')}
<rect x="560" y="440" width="96" height="110" rx="8" fill="none" stroke="#c3cbce" stroke-width="6"/>
<path d="M300 470 L312 300 M700 470 L688 300" stroke="#c9d0d3" stroke-width="7"/>`

const screwdrivers = () =>
	[0, 1, 2, 3, 4]
		.map((index) => {
			const x = 220 + index * 140
			const top = 240 + (index % 3) * 50
			return `<rect x="${x - 9}" y="${top + 300}" width="18" height="${560 - top}" fill="#aeb4b9"/>
				<path d="M${x - 9} 860 h18 l-4 18 h-10 Z" fill="#7f868c"/>
<path d="M${x - 42} ${top + 20} q42 -40 84 0 l-6 230 q-8 50 -22 56 h-28 q-14 -6 -22 -56 Z" fill="${index % 2 ? '#26303a' : '#c8452f'}"/>
<path d="M${x - 18} ${top + 40} v190 M${x + 18} ${top + 40} v190" stroke="#00000040" stroke-width="9"/>`
		})
		.join('')

const radio = () => `
<path d="M620 360 L790 130" stroke="#8f969b" stroke-width="12"/><circle cx="792" cy="126" r="13" fill="#70777c"/>
<rect x="170" y="360" width="660" height="500" rx="54" fill="#b4593a"/>
<rect x="205" y="395" width="590" height="430" rx="36" fill="#ead9c3"/>
<circle cx="370" cy="610" r="150" fill="#3b3029"/>\
${[120, 92, 64, 36].map((r) => `<circle cx="370" cy="610" r="${r}" fill="none" stroke="#8b7664" stroke-width="7"/>`).join('')}
<rect x="550" y="450" width="210" height="110" rx="14" fill="#f8f1e4" stroke="#6b5a4b" stroke-width="7"/>
<path d="M575 520 H735" stroke="#6b5a4b" stroke-width="5"/><path d="M650 466 V546" stroke="#c23a1e" stroke-width="7"/>
<circle cx="605" cy="690" r="48" fill="#7a4a35"/><circle cx="715" cy="690" r="48" fill="#7a4a35"/>
<path d="M605 690 v-40 M715 690 l28 -28" stroke="#f3e4d0" stroke-width="9"/>`

const pillow = () => `
<path d="M150 640 Q120 520 260 500 Q390 480 500 540 Q610 480 740 500 Q880 520 850 640 Q880 850 760 856 Q620 830 \
500 836 Q380 830 240 856 Q120 850 150 640 Z" fill="#f4f2ee" stroke="#d8d3c9" stroke-width="8"/>
<path d="M240 600 Q500 690 760 600" fill="none" stroke="#ded9cf" stroke-width="9"/>
<path d="M210 760 Q500 700 790 760" fill="none" stroke="#e6e1d8" stroke-width="9"/>
<rect x="770" y="770" width="62" height="44" rx="6" fill="#8da2b0"/>`

const book = () => `
<path d="M290 190 H700 Q720 190 720 210 V850 Q720 870 700 870 H290 Z" fill="#264b5d"/>
<rect x="262" y="190" width="44" height="680" rx="10" fill="#1a3644"/>
<path d="M306 640 Q420 590 510 640 T720 630 V760 H306 Z" fill="#3f7488"/><circle cx="600" cy="350" r="62" fill="#f0c27b"/>
<path d="M400 640 l70 -120 l70 120 Z" fill="#f3ead9"/><rect x="455" y="580" width="30" height="60" fill="#264b5d"/>
<rect x="350" y="250" width="170" height="16" fill="#f3ead9"/><rect x="350" y="284" width="120" height="16" fill="#f3ead9"/>`

const airHole = (row: number, column: number) => `<circle cx="${365 + column * 27}" cy="${540 + row * 30}" r="6" fill="#b9c0be"/>`

const purifier = () => `
<path d="M330 240 Q500 190 670 240 L690 830 Q500 880 310 830 Z" fill="#f1f2f1" stroke="#d3d7d6" stroke-width="8"/>
<ellipse cx="500" cy="236" rx="170" ry="44" fill="#2e3335"/><ellipse cx="500" cy="236" rx="120" ry="28" fill="#474f52"/>
${Array.from({ length: 99 }, (_, n) => airHole(Math.floor(n / 11), n % 11)).join('')}
<circle cx="500" cy="400" r="62" fill="#1f2426"/>
<text x="500" y="416" font-size="46" font-family="sans-serif" fill="#7fe0c0" text-anchor="middle">12</text>`

const knife = () => `
<path d="M150 560 Q420 380 640 452 L640 560 Q380 590 150 560 Z" fill="url(#steel)"/>
<path d="M160 558 Q400 520 640 536 V560 Q380 590 160 558 Z" fill="#f7f9fa"/>
<path d="M210 542 q40 -22 80 -8 t80 -12 t80 -10 t90 -4" stroke="#9aa4aa" stroke-width="5" fill="none"/>
<rect x="636" y="446" width="30" height="116" fill="#1d1e20"/>
<path d="M664 452 H860 Q884 458 884 504 Q884 556 860 556 H664 Z" fill="#6d4425"/><path d="M680 480 H860" stroke="#8d5f38" stroke-width="8"/>
<rect x="150" y="640" width="740" height="220" rx="20" fill="#c79a63"/>
<path d="M170 700 H870 M170 760 H870 M170 812 H870" stroke="#b5874f" stroke-width="6"/>`

const parcel = () => `
<path d="M240 420 L500 330 L760 420 V800 L500 880 L240 800 Z" fill="#c99e6c"/>
<path d="M240 420 L500 510 L760 420 L500 330 Z" fill="#dcb685"/><path d="M500 510 V880" stroke="#a87f50" stroke-width="6"/>
<path d="M370 375 L630 465 V560 L600 548 V476 L340 386 Z" fill="#efe2cd"/>`

/** Letters of a picture's address → what it shows; whatever is not known is a parcel. */
export const PRODUCTS: Record<string, DrawnProduct> = {
	Lkt: { wall: '#e9e2d8', floor: '#b99a78', draw: kettle },
	'6f1c2a10': { wall: '#e9e2d8', floor: '#b99a78', draw: kettle },
	Brm: { wall: '#cfd9d3', floor: '#8e9b86', draw: rucksack },
	'7a2d3b20': { wall: '#cfd9d3', floor: '#8e9b86', draw: rucksack },
	Osm: { wall: '#c9b8a8', floor: '#9c8877', draw: shirt },
	Wkl: { wall: '#d5dade', floor: '#8a7a66', draw: screwdrivers },
	Tvl: { wall: '#d8e2dd', floor: '#a37c5a', draw: radio },
	Lvg: { wall: '#b9c7d3', floor: '#d8cfc4', draw: pillow },
	'8b3e4c30': { wall: '#b9c7d3', floor: '#d8cfc4', draw: pillow },
	Bk: { wall: '#ece4d5', floor: '#a88d6c', draw: book },
	Nkh: { wall: '#cbdad6', floor: '#b7a78f', draw: purifier },
	'9c4f5d40': { wall: '#cbdad6', floor: '#b7a78f', draw: purifier },
	Hkr: { wall: '#d9d4cc', floor: '#877561', draw: knife },
}
export const PARCEL: DrawnProduct = { wall: '#e4ded3', floor: '#b7a48b', draw: parcel }
