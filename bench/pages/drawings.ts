/** Product-like drawings for sample pages: each is the inside of an SVG of 1000 × 1000, standing on y = 860. */

const shade = (id: string, from: string, middle: string, to: string) =>
	`<linearGradient id="${id}" x1="0" x2="1" y1="0" y2="0"><stop offset="0" stop-color="${from}"/>
		<stop offset=".42" stop-color="${middle}"/><stop offset="1" stop-color="${to}"/></linearGradient>`

const ground = '<ellipse cx="500" cy="868" rx="300" ry="26" fill="#000" opacity=".13" filter="url(#soft)"/>'
const soft = '<filter id="soft" x="-30%" y="-200%" width="160%" height="500%"><feGaussianBlur stdDeviation="14"/></filter>'

const kettle = `<defs>${soft}${shade('k', '#2c4a43', '#4f7a6e', '#1d332e')}\
${shade('w', '#7a4a2a', '#b8793f', '#5d3519')}${shade('s', '#9aa3a3', '#eef1f0', '#7d8787')}</defs>\
${ground}
<path d="M330 600C200 600 190 470 130 380c-18-27-48-30-62-18-10 9-4 24 8 24 42 6 60 150 118 240 36 56 90 84 136 84Z" fill="url(#k)"/>
<path d="M660 400c120-40 210 10 210 120 0 120-70 190-160 210l-14-62c62-14 104-62 104-144 0-66-50-92-128-62Z" fill="url(#w)"/>
<path d="M368 360h264c60 120 98 270 98 400a78 78 0 0 1-78 78H348a78 78 0 0 1-78-78c0-130 38-280 98-400Z" fill="url(#k)"/>
<path d="M350 360h300l-14-44a40 40 0 0 0-38-28H402a40 40 0 0 0-38 28Z" fill="url(#s)"/>
<path d="M470 288h60v-30a30 30 0 0 0-60 0Z" fill="url(#w)"/>
<path d="M292 838h416v14a12 12 0 0 1-12 12H304a12 12 0 0 1-12-12Z" fill="#1a1c1b"/>
<path d="M400 400c-40 110-62 220-66 350" stroke="#fff" stroke-width="16" stroke-linecap="round" fill="none" opacity=".22"/>
<circle cx="500" cy="640" r="46" fill="#f4f1ea"/><path d="M500 640l20-26" stroke="#22302c" stroke-width="6" stroke-linecap="round"/>
<circle cx="500" cy="640" r="46" fill="none" stroke="#22302c" stroke-width="5"/>`

const lamp = `<defs>${soft}${shade('h', '#c2532f', '#e88a63', '#93381b')}${shade('m', '#6c6a66', '#d9d6cf', '#56544f')}
	<radialGradient id="g"><stop offset="0" stop-color="#fff6dd"/>
	<stop offset="1" stop-color="#ffdf9c" stop-opacity="0"/></radialGradient></defs>${ground}
<ellipse cx="500" cy="560" rx="330" ry="250" fill="url(#g)" opacity=".75"/>
<path d="M486 470h28v350h-28z" fill="url(#m)"/>
<path d="M330 846c0-34 76-46 170-46s170 12 170 46c0 12-10 18-24 18H354c-14 0-24-6-24-18Z" fill="url(#m)"/>
<path d="M500 120c170 0 270 150 296 340 2 14-8 24-22 24H226c-14 0-24-10-22-24 26-190 126-340 296-340Z" fill="url(#h)"/>
<path d="M330 430c14-110 54-200 116-240" stroke="#fff" stroke-width="18" stroke-linecap="round" fill="none" opacity=".25"/>
<ellipse cx="500" cy="482" rx="272" ry="20" fill="#fff3d2"/><circle cx="500" cy="112" r="22" fill="url(#m)"/>`

const serum = `<defs>${soft}${shade('b', '#8a4b1f', '#d08a4a', '#6a3510')}\
${shade('c', '#1c1c1e', '#55555a', '#0d0d0e')}${shade('l', '#efe7dc', '#fffaf2', '#e2d8ca')}</defs>\
${ground}
<path d="M452 92c0-26 20-42 48-42s48 16 48 42l6 120H446Z" fill="#2a2a2c"/><path d="M420 206h160v104H420z" fill="url(#c)"/>
<path d="M436 310h128v34c0 24 96 40 96 116v340a64 64 0 0 1-64 64H404a64 64 0 0 1-64-64V460c0-76 96-92 96-116Z" fill="url(#b)"/>
<path d="M340 540h320v220H340z" fill="url(#l)"/><path d="M388 596h224M388 632h150" stroke="#3a2a1c" stroke-width="10"/>
<path d="M388 700h90" stroke="#b07840" stroke-width="8"/>
<path d="M376 470v340" stroke="#fff" stroke-width="14" stroke-linecap="round" opacity=".3"/>`

const drill = `<defs>${soft}${shade('o', '#1b4fb8', '#3a78ee', '#123a8c')}\
${shade('d', '#26292c', '#4b5157', '#15171a')}${shade('t', '#8b9094', '#eceff0', '#6d7276')}</defs>\
${ground}
<path d="M60 372h150v24H60z" fill="url(#t)"/><path d="M200 330l70-24v156l-70-24Z" fill="url(#d)"/>
<path d="M262 300h70v168h-70z" fill="url(#t)"/>
<path d="M330 268h420c60 0 110 44 110 110s-50 112-110 112H330Z" fill="url(#o)"/><path d="M330 268h84v222h-84z" fill="url(#d)"/>
<path d="M560 488h190l44 250H610Z" fill="url(#d)"/><path d="M540 488h60l-16 92-40-10Z" fill="#c9341c"/>
<path d="M560 736h290a26 26 0 0 1 26 26v74a28 28 0 0 1-28 28H556a28 28 0 0 1-28-28v-68a32 32 0 0 1 32-32Z" fill="url(#d)"/>
<path d="M560 790h280v30H560z" fill="url(#o)"/>
<path d="M470 318h290" stroke="#fff" stroke-width="12" stroke-linecap="round" opacity=".35"/>
<path d="M640 360h130M640 390h130M640 420h130" stroke="#0c2a66" stroke-width="10" stroke-linecap="round"/>`

const headphones = `<defs>${soft}${shade('p', '#3b3f45', '#6a7078', '#22252a')}\
${shade('q', '#d8d2c6', '#f7f3ea', '#b9b2a4')}</defs>${ground}
<path d="M222 560C222 300 330 150 500 150s278 150 278 410" fill="none" stroke="url(#p)" stroke-width="54" stroke-linecap="round"/>
<path d="M250 470C266 300 350 196 500 196s234 104 250 274" fill="none" stroke="#f0ebe0" stroke-width="16" opacity=".35"/>
<rect x="150" y="500" width="170" height="330" rx="84" fill="url(#p)"/>
<rect x="680" y="500" width="170" height="330" rx="84" fill="url(#p)"/>
<rect x="286" y="520" width="76" height="290" rx="38" fill="url(#q)"/><rect x="638" y="520" width="76" height="290" rx="38" fill="url(#q)"/>
<circle cx="214" cy="760" r="13" fill="#e0612f"/>`

/** One of the bumps on the teapot's iron, seven in a row, every other row half a place further. */
function rivet(n: number): string {
	const row = Math.floor(n / 7)
	return `<circle cx="${300 + (n % 7) * 66 + (row % 2) * 33}" cy="${480 + row * 56}" r="11"/>`
}

const teapot = `<defs>${soft}${shade('n', '#34373b', '#5c6066', '#1e2023')}${shade('b2', '#a07848', '#dcb783', '#7f5a2e')}</defs>${ground}
<path d="M300 380C300 190 420 110 500 110s200 80 200 270" fill="none" stroke="url(#b2)" stroke-width="24"/>
<path d="M720 560c80-20 90-110 150-130 22-6 34 18 18 32-46 40-40 160-150 190Z" fill="url(#n)"/>
<path d="M250 590c0-130 110-210 250-210s250 80 250 210c0 160-110 270-250 270S250 750 250 590Z" fill="url(#n)"/>
<ellipse cx="500" cy="396" rx="150" ry="26" fill="#202225"/><path d="M466 372h68v-24a34 24 0 0 0-68 0Z" fill="url(#b2)"/>
<path d="M330 500c-30 60-30 150 10 230" stroke="#fff" stroke-width="12" fill="none" opacity=".2" stroke-linecap="round"/>
<g fill="#fff" opacity=".07">${Array.from({ length: 42 }, (_, n) => rivet(n)).join('')}</g>`

export const DRAWINGS = { kettle, lamp, serum, drill, headphones, teapot } as const
export type Drawing = keyof typeof DRAWINGS

/** How a drawing is set into a picture. */
export type Scene = { width: number; height: number; ground: string; place: string }

export const SCENES = {
	packshot: {
		width: 1400,
		height: 1400,
		ground: '<rect width="1400" height="1400" fill="#fff"/>',
		place: 'translate(-25 -95) scale(1.45)',
	},
	tall: { width: 1100, height: 1500, ground: '<rect width="1100" height="1500" fill="#fff"/>', place: 'translate(-60 260) scale(1.22)' },
	close: { width: 1400, height: 1400, ground: '<rect width="1400" height="1400" fill="#fff"/>', place: 'translate(-700 -620) scale(2.1)' },
	shelf: {
		width: 1600,
		height: 1200,
		ground: [
			'<rect width="1600" height="1200" fill="#d9cfc0"/>',
			'<path d="M0 0h620l-300 1200H0Z" fill="#e6ddd0"/>',
			'<rect y="900" width="1600" height="300" fill="#a88762"/>',
			'<rect y="900" width="1600" height="14" fill="#8d6f4e"/>',
			'<circle cx="1290" cy="330" r="150" fill="#efe8dc"/>',
		].join(''),
		place: 'translate(330 120) scale(.94)',
	},
	window: {
		width: 1200,
		height: 1500,
		ground: [
			'<rect width="1200" height="1500" fill="#aebdb8"/>',
			'<path d="M120 0h420v940H120zM600 0h420v940H600z" fill="#dbe6e1"/>',
			'<path d="M120 0h420L300 940H120z" fill="#ecf3ef"/>',
			'<rect y="1120" width="1200" height="380" fill="#77655a"/>',
			'<rect y="1120" width="1200" height="16" fill="#5f4f45"/>',
		].join(''),
		place: 'translate(120 290)',
	},
	banner: {
		width: 1464,
		height: 600,
		ground: [
			'<rect width="1464" height="600" fill="#22282b"/><path d="M880 0h584v600H700Z" fill="#e9e3d8"/>',
			'<path d="M120 236h420M120 292h340M120 348h380" stroke="#f3efe7" stroke-width="18" opacity=".85"/>',
		].join(''),
		place: 'translate(860 20) scale(.58)',
	},
} as const satisfies Record<string, Scene>

/** A drawing in a scene, as a whole SVG. */
export function drawingSvg(drawing: Drawing, scene: keyof typeof SCENES): string {
	const { width, height, ground: behind, place } = SCENES[scene]
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${behind}
		<g transform="${place}">${DRAWINGS[drawing]}</g></svg>`
}
