import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isAppError } from '../../../core/errors'
import { useRun } from '../../ui/use-run'
import { editorApi } from '../editor-api'
import { useEditor } from '../editor-context'
import { translate } from '../words'
import { useWorkspace } from '../workspace-context'
import { useUndoable } from './use-undoable'

/**
 * Brings an old version back as the newest. In the editor it is one step: undo returns to the page as it was, and that
 * is saved again.
 */
export function useRestore() {
	const { stored, saver, flush } = useEditor()
	const { showVersion } = useWorkspace()
	const queries = useQueryClient()
	const undoable = useUndoable()
	const run = useRun()
	const [busy, setBusy] = useState(false)

	const restore = async (version: number): Promise<void> => {
		await flush()
		const { page } = await editorApi.version(stored.id, version)
		try {
			const kept = await editorApi.restore(stored.id, version, saver.version())
			saver.adopt({ page, version: kept.version })
		} catch (error) {
			// Someone saved meanwhile: saving asks which of the two stays.
			if (isAppError(error, 'conflict')) await saver.save()
			throw error
		}
		showVersion(undefined)
		undoable(translate('versions.brought_back', { version }), () => page)
		await queries.invalidateQueries({ queryKey: ['versions', stored.id] })
	}
	return {
		busy,
		run: async (version: number) => {
			setBusy(true)
			await run(() => restore(version))
			setBusy(false)
		},
	}
}
