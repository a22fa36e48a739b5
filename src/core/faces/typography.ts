import { type Face, type FaceUse, weightOf } from './face'
import { FACES, type FaceName } from './faces'

/**
 * Faces of one role. A letter is set in the first of them that has it; scripts none of them has are left to the system.
 */
export type Role = {
	stack: readonly FaceName[]
	/** `font-weight` of it, and of what stands out in it. */
	weights: readonly [number, number?]
	/** `font-stretch` in percent, for faces with a width axis. */
	width?: number
	/** Set in capitals. */
	capitals?: true
	/** What stands behind them where no file of them is had: stores, and scripts left to the system. */
	system: 'serif' | 'sans' | 'round' | 'condensed' | 'mono'
}

/** The faces of a theme or of a seller's choice: headings, texts, and figures where they have a face of their own. */
export type Typography = { display: Role; text: Role; figures?: Role }

/** Every face, weight and width a typography uses, in the order in which a page can least do without them. */
export function facesOf({ display, text, figures }: Typography): FaceUse[] {
	return [...usesOf('text', text, 0), ...usesOf('display', display, 0), ...usesOf('bold', text, 1), ...usesOf('figures', figures, 0)]
}

function usesOf(name: string, role: Role | undefined, index: number): FaceUse[] {
	const cssWeight = role?.weights[index]
	if (!role || cssWeight === undefined) return []
	return role.stack.map((entry) => {
		const face: Face = FACES[entry]
		return { role: name, face, weight: weightOf(face, cssWeight), cssWeight, ...(role.width === undefined ? {} : { width: role.width }) }
	})
}
