import { VOICE_LIMITS } from '../../core/seller/voice'
import { TextAreaField } from '../generations/give/text-area-field'
import { TextField } from '../ui/field'
import type { ProfileForm } from './use-store-profile'
import { useWords } from './words'

/** How the seller speaks, for whoever writes for them (W-13). */
export function VoiceFields({ form }: { form: ProfileForm }) {
	const t = useWords()
	const { voice } = form.profile
	return (
		<>
			<TextField
				label={t('voice.traits.label')}
				hint={t('voice.traits.hint')}
				value={voice.traits}
				dir="auto"
				maxLength={VOICE_LIMITS.traits}
				onChange={(event) => form.change({ voice: { ...voice, traits: event.target.value } })}
			/>
			<TextAreaField
				label={t('voice.sample.label')}
				hint={t('voice.sample.hint')}
				value={voice.sample}
				rows={4}
				maxLength={VOICE_LIMITS.sample}
				onChange={(event) => form.change({ voice: { ...voice, sample: event.target.value } })}
			/>
		</>
	)
}
