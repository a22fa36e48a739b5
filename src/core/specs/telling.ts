import { hasTruthData } from '../truth/truth-data'
import { conceptOf } from './spec-words'

/**
 * Specifications whose figure says what a thing can do, the most telling first; by their names in `spec-data`.
 */
const TELLING = [
	...['Battery life', 'Suction power', 'Maximum power', 'Power', 'Storage capacity', 'RAM', 'Screen size', 'Camera resolution'],
	...['Capacity', 'Volume', 'Water tank capacity', 'Brightness', 'Battery capacity', 'Charging time', 'Torque', 'Rotational speed'],
	...['Pressure', 'Speed', 'Refresh rate', 'Processor speed', 'Noise level', 'Range', 'Maximum load', 'Optical zoom'],
	...['Sun protection factor', 'Water resistance level', 'Power levels', 'Number of speeds', 'Automatic programs', 'Number of pieces'],
	...['Number of players', 'Cable length', 'Case diameter', 'Diameter', 'Net weight', 'Weight'],
]

/**
 * How telling the figure of a specification is, 0 the most; undefined for one that is not (a shipping weight, a mains
 * voltage). Where there are no tables, as in a browser, all are alike.
 */
export function tellingOf(name: string): number | undefined {
	if (!hasTruthData()) return 0
	const concept = conceptOf(name, 'labels', { from: undefined, to: 'english' })?.concept
	const place = concept === undefined ? -1 : TELLING.indexOf(concept)
	return place < 0 ? undefined : place
}
